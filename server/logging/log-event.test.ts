import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { httpLogService } from "#adapters/logging/http-log-service.ts";
import { locationFile } from "#adapters/location/location-file.ts";
import { openLog } from "#adapters/logging/open-log.ts";
import { shipLog } from "#adapters/logging/ship-log.ts";
import { logEvent } from "#contract/log-event.ts";
import { type LogScene, openLogScene } from "#sandbox/testing/log-scene.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits, rateLimits } from "../http/rate-limits.ts";
import { VisitorCountries } from "../location/visitor-countries.ts";
import { ROUTES } from "../routes.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor } from "../testing/visitor.ts";

const FAST = { gatherMs: 5, firstPauseMs: 5, longestPauseMs: 20 };
const BROKEN = { Message: "total is undefined, said ada@example.com", Source: "checkout-page", Url: "/carts?back=key" };

let db: Database;
let scene: LogScene;
let world: TestWorld;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  scene = await openLogScene();
});
afterAll(async () => {
  await scene.close();
  await db.close();
});
beforeEach(async () => {
  await scene.reset();
  world = makeTestWorld(db);
  const shipper = shipLog(httpLogService(scene.settings), () => undefined, FAST);
  const file = locationFile();
  await file.countryOf("192.0.2.0");
  Object.assign(world, {
    log: openLog("info", { write: () => undefined }, (line) => shipper.take(line)),
    settings: { ...world.settings, trustedProxies: 1 },
    countries: new VisitorCountries(file, world.log),
  });
});

test("a page that broke in a browser is told to the log service: message, source, country, network and address", async () => {
  const app = createApp({ world, routes: ROUTES, limits: noRateLimits });
  const answer = await app.request(logEvent.path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.settings.storeUrl, "x-forwarded-for": "141.20.7.8" },
    body: JSON.stringify(BROKEN),
  });
  expect(await answer.json()).toEqual({ Success: true });
  await expect
    .poll(() => scene.events())
    .toMatchObject([
      {
        message: "a page broke in a browser: total is undefined, said [email]",
        source: "page",
        country: "DE",
        client_ip: "141.20.7.x",
        url: "/carts",
      },
    ]);
});

test("while the log service is away a browser that tells of a fault is answered as ever", async () => {
  const away = Promise.withResolvers<void>();
  const shipper = shipLog({ send: () => away.promise }, () => undefined, FAST);
  Object.assign(world, { log: openLog("info", { write: () => undefined }, (line) => shipper.take(line)) });
  // It does not answer before the browser has: whoever waited for it would wait for ever.
  expect(await newVisitor(world).call(logEvent, { body: BROKEN })).toEqual({ Success: true });
  away.resolve();
});

test("a browser that tells of very many faults is not listened to any more", async () => {
  const visitor = newVisitor(world, rateLimits());
  const answers = [];
  for (let fault = 0; fault < 21; fault += 1) answers.push(await visitor.tryCall(logEvent, { body: BROKEN }));
  expect(answers.at(19)).toHaveProperty("reply");
  expect(answers.at(20)).toMatchObject({ refusal: { status: 429 } });
});
