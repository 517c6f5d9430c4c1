import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { everyDatabase, openTestDatabase } from "../db/test-database.ts";
import { addJobs, claimDue, noteEnd, readJobStates } from "./job-runs-table.ts";

const SWEEP = { name: "sweep", everySeconds: 60, run: () => Promise.resolve() };

describe.each(everyDatabase())("a job that is due on %s", (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from job_runs");
    await Promise.all([addJobs(db, ["sweep"]), addJobs(db, ["sweep"])]);
  });

  test("is claimed by one of twenty nodes that ask at once, and by nobody while that one has it", async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => claimDue(db, [SWEEP])));
    expect(asked.flatMap(({ claimed }) => claimed)).toEqual(["sweep"]);
    expect((await claimDue(db, [SWEEP])).claimed).toEqual([]);
  });

  test("comes back when a killed node's claim has ended", async () => {
    await claimDue(db, [SWEEP]);
    await db.execute("update job_runs set claimed_until = now()");
    expect((await claimDue(db, [SWEEP])).claimed).toEqual(["sweep"]);
  });

  test.each(["due_at", "claimed_until"])(
    "comes back when its %s was noted while the database's clock stood days ahead",
    async (column) => {
      await db.execute(`update job_runs set ${column} = now() + interval '40 days'`);
      expect((await claimDue(db, [SWEEP])).claimed).toEqual(["sweep"]);
      expect((await claimDue(db, [SWEEP])).claimed).toEqual([]);
    },
  );

  test("is due again its pause after the end of a run, and a failed run says why until one ends well", async () => {
    await noteEnd(db, SWEEP, new Error("no such table"));
    expect((await claimDue(db, [SWEEP])).claimed).toEqual([]);
    const longAgo = new Date(0);
    expect(await readJobStates(db, ["sweep"], longAgo)).toMatchObject([{ lastError: "no such table" }]);
    await db.execute("update job_runs set due_at = due_at - interval '60 seconds'");
    expect((await claimDue(db, [SWEEP])).claimed).toEqual(["sweep"]);
    await noteEnd(db, SWEEP, null);
    const [state] = await readJobStates(db, ["sweep"], longAgo);
    expect(state?.lastError).toBeNull();
    expect(state?.secondsSinceEnd).toBeLessThan(5);
  });
});
