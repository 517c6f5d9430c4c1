import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

const SINCE = new Date("2026-11-20T15:00:00Z");
const NEXT = new Date("2999-01-01T00:00:00Z");

// A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
describe.each(databasesToTest().slice(-1))("npm run jobs on %s", (kind) => {
  let home: StoreHome;
  const jobs = (...words: string[]) => runScript("failed-records", words, home.environment);

  beforeAll(async () => {
    home = await makeStoreHome(kind);
    await home.within(({ queries }) =>
      queries
        .insertInto("job_failures")
        .values({
          work: "expire-holds",
          record: "RS-7",
          attempts: 12,
          since: SINCE,
          next_try_at: NEXT,
          last_error: "spent points of nobody",
        })
        .execute(),
    );
  });
  afterAll(() => home.remove());

  test("lists a record that a job could not do, and has it tried again", async () => {
    expect(await jobs()).toEqual({
      code: 0,
      lines: [
        "expire-holds RS-7  waits since 2026-11-20 15:00 UTC, 12 tries, next try 2999-01-01 00:00 UTC: spent points of nobody",
      ],
    });
    expect(await jobs("again", "RS-8")).toEqual({ code: 1, lines: ["Nothing waits of RS-8."] });
    expect(await jobs("again", "RS-7")).toEqual({
      code: 0,
      lines: ["1 record is tried again as soon as the store runs."],
    });
    const row = await home.within(({ queries }) =>
      queries.selectFrom("job_failures").select(["next_try_at", "attempts"]).executeTakeFirstOrThrow(),
    );
    expect(row.attempts).toBe(12);
    expect(row.next_try_at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
