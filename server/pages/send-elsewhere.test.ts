import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ip2Location } from "#adapters/location/ip2location.ts";
import { type LocationScene, openLocationScene } from "#sandbox/testing/location-scene.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { storeMetrics } from "../health/store-metrics.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { VisitorCountries } from "../location/visitor-countries.ts";
import { ADDRESSES, ROUTES } from "../routes.ts";
import { type StoreServer, startServer } from "../store-server.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { FinishedPage } from "./finished-page.ts";
import { sendElsewhere } from "./send-elsewhere.ts";

const GERMANY = "192.0.2.77";
const HERE = "198.51.100.9";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const KEPT = new FinishedPage(Buffer.from("a page that is kept"), { "content-type": "text/html" });

let db: Database;
let scene: LocationScene;
let world: TestWorld;
let server: StoreServer;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  scene = await openLocationScene();
});
afterAll(async () => {
  await server.stop();
  await scene.close();
  await db.close();
});
beforeEach(async () => {
  await server?.stop();
  await scene.reset();
  world = makeTestWorld(db);
  Object.assign(world, {
    settings: { ...world.settings, trustedProxies: 1 },
    config: { ...world.config, redirect: { ...world.config.redirect, enabled: true } },
    // Whoever waited for one that does not answer would still wait when the test is given up.
    countries: new VisitorCountries(ip2Location({ ...scene.settings, timeoutMs: 60_000 }), world.log),
  });
  server = await startServer({
    app: createApp({
      world,
      routes: ROUTES,
      addresses: ADDRESSES,
      limits: noRateLimits,
      pages: (context) => Promise.resolve(context.text("a page that is made")),
    }),
    elsewhere: sendElsewhere(world),
    finished: (target) => (target === "/" || target.startsWith("/assets/") ? KEPT : null),
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
  });
});

const open = (path: string, from = GERMANY, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    redirect: "manual",
    headers: { "x-forwarded-for": from, "user-agent": BROWSER, ...headers },
  });

/** Once somebody's country is known. */
async function visit(path: string, from = GERMANY, headers: Record<string, string> = {}): Promise<Response> {
  await open("/", from);
  await expect.poll(() => world.countries.known(from)).toBeDefined();
  return open(path, from, headers);
}

test.each(["/", "/gaming-pcs?page=2"])(
  "visitors of 24 countries of the EU are sent to the German site from %s",
  async (path) => {
    const answer = await visit(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const there = new URL(answer.headers.get("location") ?? "");
    expect(there.origin).toBe(new URL(world.config.redirect.url).origin);
    const back = new URL(there.searchParams.get("back") ?? "");
    expect([back.origin, back.pathname, back.searchParams.has("rs-stay")]).toEqual([
      world.settings.storeUrl,
      path.split("?")[0],
      true,
    ]);
    expect(world.config.redirect.countries).toHaveLength(24);
    expect((await visit(path, HERE)).status).toBe(200);
  },
);

test("the first page of an address is never held up: it is looked up behind it, once, without its last part", async () => {
  expect((await open("/")).status).toBe(200);
  for (let page = 0; page < 3; page += 1) await visit("/");
  expect(await scene.asked()).toEqual(["192.0.2.0"]);
});

test("whoever comes back by the other site's link stays, on that page and every later one", async () => {
  const answer = await visit("/gaming-pcs?page=2&rs-stay=1");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/gaming-pcs?page=2"]);
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^stay-here=1; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  expect((await visit("/", GERMANY, { cookie: cookie.split(";", 1)[0] ?? "" })).status).toBe(200);
});

test("the link leads to pages of this store only", async () => {
  const answer = await visit("//elsewhere.example/?rs-stay=1");
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test.each([
  "/carts",
  "/orders",
  "/staff",
  "/robots.txt",
  "/sitemap.xml",
  "/api/global-json",
  "/api/webhooks/payments",
  "/assets/a.js",
  "/gaming-pcs.data",
])("nobody is sent away from %s", async (path) => {
  expect((await visit(path)).status).not.toBe(302);
});

test.each(["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "facebookexternalhit/1.1", ""])(
  "a program that reads pages for others stays: %s",
  async (agent) => {
    expect((await visit("/", GERMANY, { "user-agent": agent })).status).toBe(200);
  },
);

test("what a page fetches is not sent away, and neither is a form", async () => {
  expect((await visit("/gaming-pcs", GERMANY, { "sec-fetch-dest": "empty" })).status).toBe(200);
  const sent = await fetch(`http://127.0.0.1:${server.port}/`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": GERMANY, "user-agent": BROWSER },
  });
  expect(sent.status).not.toBe(302);
});

test.each(["timeout", "error_500", "reset", "garbage"] as const)(
  "while the look-up meets %s everybody stays, and nobody waits",
  async (kind) => {
    await scene.break(kind, 50);
    for (let page = 0; page < 5; page += 1) expect((await open("/")).status).toBe(200);
  },
);

test("a visitor's own word on the address is not believed", async () => {
  Object.assign(world.settings, { trustedProxies: 0 });
  expect((await open("/")).status).toBe(200);
  expect((await open("/")).status).toBe(200);
  expect(await scene.asked()).toEqual([]);
});
