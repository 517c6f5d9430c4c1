import { afterEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { LONGEST_PAUSE_MS } from "../retries/back-off.ts";
import { countFailed, listFailed } from "../retries/job-failures-table.ts";
import { ChangeScene } from "../testing/change-scene.ts";
import { POISONED_ERRANDS } from "../testing/poisoned-errands.ts";
import { POISONED_MAILS } from "../testing/poisoned-mails.ts";
import { POISONED_OLD_RECORDS } from "../testing/poisoned-old-records.ts";
import { POISONED_ORDERS } from "../testing/poisoned-orders.ts";
import type { PoisonedWork } from "../testing/poisoned-work.ts";
import { JOBS } from "./jobs.ts";

const CASES: readonly PoisonedWork[] = [
  ...POISONED_ORDERS,
  ...POISONED_MAILS,
  ...POISONED_ERRANDS,
  ...POISONED_OLD_RECORDS,
];
/** Jobs that go through no records. */
const NO_RECORDS: Readonly<Record<string, string>> = {
  "forget-catalogue-changes": "forgets a range of a feed in one statement, and nothing hangs on it",
  "watch-outbox": "counts what waits, in one statement that changes nothing",
};

test("every job has its case of a record that cannot be done, or says why it has none", () => {
  const shown = new Set([...CASES.map(({ job }) => job), ...Object.keys(NO_RECORDS)]);
  expect([...shown].toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
});

describe.each(databasesToTest())("one record that cannot be done, on %s", (kind) => {
  const scene = new ChangeScene(kind);
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  test.each(CASES)("$job: $work goes on behind it, and it waits, longer each time, by its name", async (poisoned) => {
    const { world, db } = scene.market;
    const run = () => JOBS.find(({ name }) => name === poisoned.job)?.run(world);
    const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));
    const two = await poisoned.arrange(scene);
    if (two.end) ends.push(two.end);
    const listed = two.listed ?? (async () => (await listFailed(db.queries, 100)).filter(({ key }) => key === two.key));
    const pause = async () => {
      const [row] = await listed();
      return (row?.nextTryAt?.getTime() ?? 0) - world.now().getTime();
    };
    const mend = await two.poison();
    await run();
    expect(await two.done()).toEqual([false, true]);
    expect(await listed()).toMatchObject([{ state: "waits", tries: 1, lastError: expect.stringMatching(/./) }]);
    // What keeps its own tries is counted beside itself.
    expect((await countFailed(db.queries)).get(poisoned.work)).toBe(two.listed ? undefined : 1);
    const first = await pause();
    await run();
    expect(await listed()).toMatchObject([{ tries: 1 }]);
    // The clock goes on while the test does.
    for (const tries of [2, 3]) {
      later(LONGEST_PAUSE_MS);
      await run();
      expect(await listed()).toMatchObject([{ tries }]);
    }
    const third = await pause();
    expect(third).toBeGreaterThan(Math.max(first, 5_000));
    expect(third).toBeLessThanOrEqual(20_000);
    await mend();
    later(LONGEST_PAUSE_MS);
    await run();
    expect(await two.done()).toEqual([true, true]);
    expect(await listed()).toEqual([]);
  });
});
