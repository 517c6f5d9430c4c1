import pino from "pino";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { openDatabase } from "../db/open-database.ts";
import { createThrowAway, everyDatabase, openTestDatabase } from "../db/test-database.ts";
import type { Job } from "./jobs.ts";
import { type RunningJobs, runJobs } from "./run-jobs.ts";
import { type JobWatch, watchJobs } from "./watch-jobs.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

const lateOf = (watch: JobWatch) => [...watch.lateness()].flatMap(([name, isLate]) => (isLate ? [name] : []));

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
});
afterAll(() => db.close());

test("a job goes on after the database failed while its end was noted", { timeout: 30_000 }, async () => {
  let runs = 0;
  let failures = 0;
  const execute: Database["execute"] = (sql, parameters) => {
    if (runs === 1 && failures < 3 && /set claimed_until = null/.test(sql)) {
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
  const jobs = await runJobs(world, [{ name: "count", everySeconds: 0.2, run: count }]);
  await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(failures).toBeGreaterThan(0);
  await jobs.stop();
});

test(
  "while the database is away a node says so once, in words, without a stack, and the job runs on when it is back",
  { timeout: 30_000 },
  async () => {
    let runs = 0;
    let isAway = false;
    const lines: { level: number; msg: string; reason?: string }[] = [];
    const execute: Database["execute"] = (sql, parameters) =>
      isAway ? Promise.reject(new DatabaseUnreachable("nobody there")) : db.execute(sql, parameters);
    const world = makeTestWorld({ ...db, execute }, undefined, new Date());
    world.log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    const count = () => {
      runs += 1;
      return Promise.resolve();
    };
    const jobs = await runJobs(world, [{ name: "count-on", everySeconds: 0.2, run: count }]);
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(0);
    isAway = true;
    await wait(2500);
    const asking = lines.filter(({ msg }) => msg.startsWith("What is due could not be read"));
    expect(asking).toMatchObject([{ level: 40, reason: "nobody there" }]);
    expect(lines.filter(({ level, reason }) => level !== 40 || !reason?.includes("nobody there"))).toEqual([]);
    isAway = false;
    const before = runs;
    await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(before + 1);
    await jobs.stop();
  },
);

describe.each(everyDatabase())("jobs of two nodes on %s", (kind) => {
  const HOUR_MS = 3_600_000;
  let shared: Database;

  beforeAll(async () => {
    shared = await openTestDatabase(kind);
  });
  afterAll(() => shared.close());

  /** A node with what it logs. Its job may be a second late, and it looks twice a second. */
  async function openNode(
    job: Job,
  ): Promise<{ world: TestWorld; jobs: RunningJobs; watch: JobWatch; lines: string[] }> {
    const lines: string[] = [];
    const world = makeTestWorld(shared, undefined, new Date());
    world.log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    const watch = await watchJobs(world, [job], { pulseSeconds: 0.5, graceSeconds: 1 });
    return { world, lines, watch, jobs: await runJobs(world, [job]) };
  }

  test("a job that runs on one of them is late on none, however long its work and wherever the clocks jump", async () => {
    const runs: number[] = [];
    const job = {
      name: "hourly",
      everySeconds: 0.5,
      run: async () => {
        await wait(150);
        runs.push(performance.now());
      },
    };
    const nodes = [await openNode(job), await openNode(job)];
    const seen: string[] = [];
    const look = async () => {
      await wait(100);
      for (const { watch } of nodes) seen.push(...lateOf(watch));
    };
    while (runs.length < 2) await look();
    for (const { world } of nodes) world.setNow(new Date(Date.now() + 2 * HOUR_MS));
    while (runs.length < 4) await look();
    for (const { jobs, watch } of nodes) {
      watch.stop();
      await jobs.stop();
    }
    expect(seen).toEqual([]);
    expect(nodes.flatMap(({ lines }) => lines)).toEqual([]);
  });

  test("a job that never ends well is late on both and said once by each, until it does", async () => {
    let isBroken = true;
    const job = {
      name: "broken",
      everySeconds: 0.2,
      run: () => (isBroken ? Promise.reject(new Error("broken")) : Promise.resolve()),
    };
    const nodes = [await openNode(job), await openNode(job)];
    await expect
      .poll(() => nodes.map(({ watch }) => lateOf(watch)), { timeout: 20_000 })
      .toEqual([["broken"], ["broken"]]);
    await wait(1500);
    isBroken = false;
    await expect.poll(() => nodes.map(({ watch }) => lateOf(watch)), { timeout: 20_000 }).toEqual([[], []]);
    for (const { jobs, watch } of nodes) {
      watch.stop();
      await jobs.stop();
    }
    for (const { lines } of nodes)
      expect(lines.filter((line) => line !== "A job failed")).toEqual(["A job is late", "A job is on time again"]);
  });
});

describe.runIf(everyDatabase().includes("postgres"))("a bell of PostgreSQL", () => {
  test("lets the mail go out in the moment it is written, long before the job's turn", async () => {
    const { url, drop } = await createThrowAway("migrated");
    const own = await openDatabase({ dataDir: "", databaseUrl: url });
    const world = makeTestWorld(own, undefined, new Date());
    world.settings = { ...world.settings, databaseUrl: url };
    const waiting = async () =>
      Number((await own.execute("select count(*) as n from outbox where delivered_at is null")).rows[0]?.["n"]);
    let runs = 0;
    const job: Job = {
      name: "deliver",
      everySeconds: 3600,
      rungBy: "outbox_written",
      run: async () => {
        await own.execute("update outbox set delivered_at = now()");
        runs += 1;
      },
    };
    const jobs = await runJobs(world, [job]);
    // Once by the clock, and once because a bell rings when somebody begins to listen.
    await expect.poll(() => runs, { timeout: 10_000 }).toBe(2);
    for (const [key, runsSoFar] of [
      ["one", 3],
      ["two", 4],
    ] as const) {
      await own.execute(
        "insert into outbox (topic, dedupe_key, payload, created_at) values ('order_receipt', $1, '{}', now())",
        [key],
      );
      await expect.poll(() => runs, { timeout: 5_000 }).toBe(runsSoFar);
      expect(await waiting()).toBe(0);
    }
    await jobs.stop();
    await own.close();
    await drop();
  });
});
