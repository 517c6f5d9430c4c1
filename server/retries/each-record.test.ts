import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { allRecords, eachRecord, RECORDS_AT_ONCE } from "./each-record.ts";
import { listFailed, mayBeTried, tryAgain } from "./job-failures-table.ts";

const HOUR_MS = 3_600_000;

describe.each(databasesToTest())("records of a job on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let lines: { msg: string; records: string[] }[];
  /** In the order they were tried, and those that cannot be done. */
  let tried: number[];
  let broken: Set<number>;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from job_failures");
    world = makeTestWorld(db);
    lines = [];
    world.log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    tried = [];
    broken = new Set();
  });

  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));
  const handle = (one: number) => {
    tried.push(one);
    return broken.has(one) ? Promise.reject(new Error(`${one} cannot be done`)) : Promise.resolve();
  };
  const each = (found: readonly number[]) => eachRecord(world, { work: "count", found, record: String, handle });
  const waiting = async () => (await listFailed(db.queries, 500)).map(({ key, tries }) => [key, tries]);

  test("that wait after a failure stand before nobody, however many they are", async () => {
    const all = RECORDS_AT_ONCE + 50;
    const find = async () => {
      const { rows } = await sql<{ n: number }>`select n from generate_series(1, ${all}::int) as n
        where ${mayBeTried(world, "count", sql.ref("n"))} order by n limit ${RECORDS_AT_ONCE}`.execute(db.queries);
      return rows.map(({ n }) => n);
    };
    broken = new Set(Array.from({ length: RECORDS_AT_ONCE }, (_, at) => at + 1));
    expect(await each(await find())).toBe(0);
    expect(await each(await find())).toBe(50);
    expect(tried.slice(-50)).toEqual(Array.from({ length: 50 }, (_, at) => RECORDS_AT_ONCE + at + 1));
  });

  test("that failed come after those that never did, and are not tried before their time", async () => {
    broken.add(1);
    await each([1, 2]);
    await each([1, 3]);
    later(HOUR_MS);
    await each([1, 4]);
    expect(tried).toEqual([1, 2, 3, 4, 1]);
    expect(await waiting()).toEqual([["count 1", 2]]);
  });

  test("that somebody else has done are off the list with the next run", async () => {
    broken.add(1);
    await each([1, 2]);
    later(HOUR_MS);
    await each([2]);
    expect(await waiting()).toEqual([]);
  });

  test("that failed while something was away are all tried with the next run, once one of them is done", async () => {
    broken = new Set([1, 2, 3]);
    await each([1, 2]);
    later(HOUR_MS);
    await each([1, 2, 3]);
    broken = new Set([3]);
    await db.execute("update job_failures set next_try_at = 'epoch' where record = '1'");
    tried = [];
    await each([1, 2, 3]);
    await each([2, 3]);
    expect(tried).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([["count 3", 2]]);
  });

  test("that fail for the first time are one line in the log, and none when they fail again", async () => {
    broken = new Set([1, 3]);
    await each([1, 2, 3]);
    later(HOUR_MS);
    await each([1, 3]);
    expect(lines).toMatchObject([{ msg: expect.stringContaining("npm run jobs"), records: ["1", "3"] }]);
  });

  test("are tried at once when a person asks: one by its name, all of one work, or all there is", async () => {
    broken = new Set([1, 2]);
    for (const [which, count] of [
      ["1", 1],
      ["count", 2],
      ["all", 2],
      ["9", 0],
    ] as const) {
      await db.execute("delete from job_failures");
      await each([1, 2]);
      tried = [];
      expect(await tryAgain(db.queries, which, world.now())).toBe(count);
      await each([1, 2]);
      expect(tried).toHaveLength(count);
    }
  });

  test("that are done in one step are done one by one where that fails, so that only one waits", async () => {
    const steps: (readonly number[])[] = [];
    const all = (found: readonly number[]) =>
      allRecords(world, {
        work: "count",
        found,
        record: String,
        handle: async (some) => {
          steps.push(some);
          if (some.includes(2)) throw new Error("not 2");
        },
      });
    expect(await all([1, 3])).toBe(2);
    expect(await all([1, 2, 3])).toBe(2);
    expect(await all([2])).toBe(0);
    expect(steps).toEqual([[1, 3], [1, 2, 3], [1], [2], [3]]);
    expect(await waiting()).toEqual([["count 2", 1]]);
  });

  test("are to blame for nothing while the database is away: then the run fails", async () => {
    const gone = await openTestDatabase(kind);
    await gone.close();
    await expect(
      eachRecord({ ...world, db: gone }, { work: "count", found: [1], record: String, handle }),
    ).rejects.toBeInstanceOf(Error);
    expect(tried).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("are not begun once the process is asked to stop; the one that was begun is done", async () => {
    const stopping = new AbortController();
    const node = { ...world, stopping: stopping.signal };
    const work = { work: "count", found: [1, 2, 3], record: String };
    const stopAt = (one: number) => {
      if (one === 2) stopping.abort();
      return handle(one);
    };
    expect(await eachRecord(node, { ...work, handle: stopAt })).toBe(2);
    expect(await eachRecord(node, { ...work, handle })).toBe(0);
    expect(await allRecords(node, { ...work, handle: () => handle(4) })).toBe(0);
    expect(tried).toEqual([1, 2]);
    expect(await waiting()).toEqual([]);
  });

  test("wait longer each time, an hour at most", async () => {
    broken.add(1);
    world.setNow(TEST_NOW);
    const pauses: number[] = [];
    for (let at = 0; at < 14; at += 1) {
      await each([1]);
      const [row] = await listFailed(db.queries, 1);
      const pause = (row?.nextTryAt?.getTime() ?? 0) - world.now().getTime();
      pauses.push(pause);
      later(pause + 1000);
    }
    expect(pauses.slice(0, 9).every((pause, at) => at === 0 || pause > (pauses[at - 1] ?? 0) - 1000)).toBe(true);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(HOUR_MS);
    expect(Math.min(...pauses.slice(-3))).toBeGreaterThan(HOUR_MS / 2 - 10_000);
  });
});
