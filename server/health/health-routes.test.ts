import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { rateLimits } from "../http/rate-limits.ts";
import { RATES } from "../http/route-rules.ts";
import { mounted } from "../testing/mounted.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { HEALTH, healthRoutes } from "./health-routes.ts";
import { storeMetrics } from "./store-metrics.ts";

let db: Database;
let stopping = new AbortController();

beforeAll(async () => {
  db = await openTestDatabase("pglite");
});
afterAll(() => db.close());

const sources = {
  waiting: () =>
    Promise.resolve({
      outbox: { waiting: 2, givenUp: 1, oldestWaitingSeconds: 90 },
      unsettledPayments: 0,
      paymentEvents: { waiting: 4, givenUp: 3 },
      failedRecords: new Map([["expire-holds", 2]]),
    }),
  jobs: () =>
    new Map([
      ["deliver-outbox", true],
      ["forget-old-records", false],
    ]),
};

function ask(path: string, from = "127.0.0.1", headers: Record<string, string> = {}, database: Database = db) {
  const world = { ...makeTestWorld(database), stopping: stopping.signal };
  const app = mounted(world, healthRoutes(world, storeMetrics(sources)));
  return app.request(path, { headers }, { incoming: { socket: { remoteAddress: from } } });
}

test.each(["127.0.0.1", "::1", "10.1.2.3", "::ffff:192.168.1.4", "fd00::1"])(
  "the numbers for monitors are shown to %s",
  async (address) => {
    const answer = await ask("/metrics", address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('store_waiting{what="outbox"} 2');
  },
);

test.each([
  ["an address outside", "203.0.113.9", {}],
  ["an address outside that looks like one inside", "2001:db8:10::127", {}],
  ["somebody behind a proxy", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }],
  ["somebody behind a proxy that says so otherwise", "10.0.0.1", { "x-real-ip": "203.0.113.9" }],
  ["somebody behind a proxy by its standard word", "10.0.0.1", { forwarded: "for=203.0.113.9" }],
])("the numbers for monitors are not shown to %s", async (_who, address, headers) => {
  expect((await ask("/metrics", address, headers as Record<string, string>)).status).toBe(404);
});

test("mail, events and records of jobs that wait, what was given up, the age of the oldest and late jobs are numbers for monitors", async () => {
  const text = await (await ask("/metrics")).text();
  for (const line of [
    'store_waiting{what="outbox"} 2',
    'store_waiting{what="outbox_given_up"} 1',
    'store_waiting{what="payment_events"} 4',
    'store_waiting{what="payment_events_given_up"} 3',
    'store_oldest_waiting_seconds{what="outbox"} 90',
    'store_failed_records{work="expire-holds"} 2',
    'store_job_late{job="deliver-outbox"} 1',
    'store_job_late{job="forget-old-records"} 0',
    "store_database_up 1",
  ])
    expect(text.split("\n")).toContain(line);
});

test("the numbers are still told while the database does not answer", async () => {
  const away = { ...sources, waiting: () => Promise.reject(new Error("no database")) };
  const world = makeTestWorld(db);
  const app = mounted(world, healthRoutes(world, storeMetrics(away)));
  const answer = await app.request("/metrics", {}, { incoming: { socket: { remoteAddress: "127.0.0.1" } } });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("store_database_up 0")]);
});

test("a store is ready with its database and its lock while it does not stop, and says which of them it lacks", async () => {
  const ready = await ask("/readyz");
  expect([ready.status, await ready.json()]).toEqual([200, { database: "ok", lock: "ok", store: "ok" }]);
  stopping.abort();
  const ending = await ask("/readyz");
  expect([ending.status, await ending.json()]).toMatchObject([503, { store: "stopping" }]);
  stopping = new AbortController();
  const stolen = await ask("/readyz", "127.0.0.1", {}, { ...db, lockIsOurs: () => false });
  expect([stolen.status, await stolen.json()]).toMatchObject([503, { lock: "lost" }]);
});

test("while the database hangs, a hundred who ask whether the store is ready hear no within two seconds, and it is asked once", async () => {
  let asked = 0;
  const execute = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const world = makeTestWorld({ ...db, execute });
  const app = mounted(world, healthRoutes(world, storeMetrics(sources)));
  // Both wait on the clock of one process, which rings in order however busy the machine is.
  const answers = await Promise.race([
    Promise.all(Array.from({ length: 100 }, async () => app.request("/readyz"))),
    setTimeout(2000, [] as Response[]),
  ]);
  expect(answers).toHaveLength(100);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await answers[0]?.json()).toMatchObject({ database: "slow" });
  expect(asked).toBe(1);
});

test("one address asks whether the store is ready so often and no more, and another one goes on", async () => {
  const world = makeTestWorld(db);
  const mounts = [healthRoutes(world, storeMetrics(sources))];
  const app = createApp({ world, routes: [], addresses: HEALTH, limits: rateLimits(), mounts });
  const askFrom = async (remoteAddress: string) =>
    (await app.request("/readyz", {}, { incoming: { socket: { remoteAddress } } })).status;
  for (let at = 0; at < RATES.probe.points; at += 1) expect(await askFrom("198.51.100.1")).toBe(200);
  expect([await askFrom("198.51.100.1"), await askFrom("198.51.100.2")]).toEqual([429, 200]);
});
