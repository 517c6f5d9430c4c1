import { afterAll, beforeAll, expect, test } from "vitest";
import { SLOT_NAMES } from "#rules/scripts/script-slots.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { mounted } from "../testing/mounted.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { slotFrames } from "./slot-frames.ts";

const ACCEPTED = "theme=dark; cookie-consent=true";

let db: Database;
let world: TestWorld;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  world = makeTestWorld(db);
  world.settings = {
    ...world.settings,
    scripts: Object.fromEntries(SLOT_NAMES.map((name) => [name, `https://${name}.example/a.js`])),
  };
});
afterAll(() => db.close());

async function frame(query: string, headers: Record<string, string> = { cookie: ACCEPTED }, of = world) {
  const answer = await mounted(of, slotFrames(of)).request(`/slots?${query}`, { headers });
  const html = await answer.text();
  return {
    status: answer.status,
    cache: answer.headers.get("cache-control"),
    policy: answer.headers.get("content-security-policy") ?? "",
    scripts: [...html.matchAll(/src="https:\/\/([a-z-]+)\.example/g)].map(([, name]) => name),
  };
}

test.each([
  ["at=page&frame=quiet", ["accessibility", "affiliate"]],
  ["at=page&frame=help", ["chat"]],
  ["at=product&frame=quiet", ["accessibility", "lender", "affiliate"]],
  ["at=product&frame=help", []],
  ["at=gear&frame=quiet", ["accessibility", "affiliate"]],
  ["at=cart&frame=quiet", ["accessibility"]],
  ["at=checkout&frame=quiet", ["accessibility", "fraud"]],
  ["at=survey&frame=quiet", ["accessibility", "survey-ads"]],
  ["at=payment&frame=quiet", []],
  ["at=&frame=quiet", []],
])("after Accept the frame of %s has %j, and its policy names their origins alone", async (query, slots) => {
  const { status, scripts, policy, cache } = await frame(query);
  expect([status, scripts, cache]).toEqual([slots.length > 0 ? 200 : 204, slots, "no-store"]);
  const named = [...policy.matchAll(/https:\/\/([a-z-]+)\.example/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(slots));
  expect(/sandbox allow-scripts(?!.*allow-same-origin)/.test(policy)).toBe(slots.length > 0);
});

test.each(["", "cookie-consent=false", "cookie-consent=", "xcookie-consent=true"])(
  "with the cookies `%s` every frame is empty",
  async (cookie) => {
    expect((await frame("at=page&frame=quiet", { cookie })).status).toBe(204);
  },
);

test("under Global Privacy Control no affiliate and no advertiser is there, whatever was accepted", async () => {
  const headers = { cookie: ACCEPTED, "sec-gpc": "1" };
  expect((await frame("at=page&frame=quiet", headers)).scripts).toEqual(["accessibility"]);
  expect((await frame("at=survey&frame=quiet", headers)).scripts).toEqual(["accessibility"]);
});

test("a store that has none of them has empty frames", async () => {
  expect((await frame("at=page&frame=quiet", { cookie: ACCEPTED }, makeTestWorld(db))).status).toBe(204);
});
