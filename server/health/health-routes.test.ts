import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { healthRoutes } from "./health-routes.ts";
import { storeMetrics } from "./store-metrics.ts";

let db: Database;
let late: string[] | null = [];

beforeAll(async () => {
  db = await openTestDatabase("pglite");
});
afterAll(() => db.close());

const waiting = () => Promise.resolve({ outbox: 2, unsettledPayments: 0, lateJobs: 0 });

function ask(path: string, from = "127.0.0.1", headers: Record<string, string> = {}, database: Database = db) {
  const health = { lateJobs: () => late, stopping: () => false };
  const app = healthRoutes(makeTestWorld(database), health, storeMetrics(waiting));
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

test("a store is ready with its database, its lock and its jobs, and says which of them it lacks", async () => {
  expect((await ask("/readyz")).status).toBe(200);
  late = ["deliver-outbox"];
  expect(await (await ask("/readyz")).json()).toMatchObject({ jobs: "late: deliver-outbox", database: "ok" });
  expect((await ask("/readyz")).status).toBe(503);
  late = null;
  expect((await ask("/readyz")).status).toBe(503);
  late = [];
  const stolen = await ask("/readyz", "127.0.0.1", {}, { ...db, lockIsOurs: () => false });
  expect([stolen.status, await stolen.json()]).toMatchObject([503, { lock: "lost" }]);
});
