import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

const SINCE = new Date("2026-11-20T15:00:00Z");

// A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
describe.each(databasesToTest())("npm run events on %s", (kind) => {
  let home: StoreHome;
  const events = (...words: string[]) => runScript("events", words, home.environment);

  beforeAll(async () => {
    home = await makeStoreHome(kind);
    await home.within(({ queries }) =>
      queries
        .insertInto("webhook_inbox")
        .values({
          provider: "stripe",
          event_id: "evt_7",
          type: "charge.refunded",
          payload: JSON.stringify({ providerRef: "pi_7", settledSince: [] }),
          received_at: SINCE,
          attempts: 80,
          given_up_at: SINCE,
          last_error: "the provider answered 500",
        })
        .execute(),
    );
  });
  afterAll(() => home.remove());

  test("lists an event that was given up, and has it handled again", async () => {
    expect(await events()).toEqual({
      code: 0,
      lines: ["evt_7 charge.refunded  given up since 2026-11-20 15:00 UTC, 80 tries: the provider answered 500"],
    });
    expect(await events("again", "evt_8")).toEqual({ code: 1, lines: ["No event waits for evt_8."] });
    expect(await events("again", "evt_7")).toEqual({
      code: 0,
      lines: ["1 event is handled again as soon as the store runs."],
    });
    const row = await home.within(({ queries }) =>
      queries.selectFrom("webhook_inbox").select(["given_up_at", "attempts"]).executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ given_up_at: null, attempts: 0 });
  });
});
