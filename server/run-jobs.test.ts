import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./db/database.ts";
import { openTestDatabase } from "./db/test-database.ts";
import { runJobs } from "./run-jobs.ts";
import { makeTestWorld } from "./testing/test-world.ts";

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
});
afterAll(() => db.close());

test("a job goes on after the database failed while its next run was queued", { timeout: 30_000 }, async () => {
  let runs = 0;
  let failures = 0;
  const execute: Database["execute"] = (sql, parameters) => {
    if (runs === 1 && failures < 3 && /insert into pgboss\.\S+ \(/i.test(sql)) {
      failures += 1;
      return Promise.reject(new Error("the connection was cut off"));
    }
    return db.execute(sql, parameters);
  };
  const world = makeTestWorld({ ...db, execute }, undefined, new Date());
  const count = () => {
    runs += 1;
    return Promise.resolve();
  };
  const jobs = await runJobs(world, [{ name: "count", everySeconds: 1, run: count }], { pulseSeconds: 2 });
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(failures).toBeGreaterThan(0);
  await jobs.stop();
});
