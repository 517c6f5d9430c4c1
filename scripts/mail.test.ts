import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";

const SINCE = new Date("2026-11-20T15:00:00Z");

// A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
describe.each(databasesToTest())("npm run mail on %s", (kind) => {
  let home: StoreHome;
  const mail = (...words: string[]) => runScript("mail", words, home.environment);

  beforeAll(async () => {
    home = await makeStoreHome(kind);
    await home.within(({ queries }) =>
      queries
        .insertInto("outbox")
        .values({
          topic: "order_receipt",
          dedupe_key: "order_receipt:RS-7",
          payload: JSON.stringify({ orderNumber: "RS-7" }),
          created_at: SINCE,
          attempts: 9,
          given_up_at: SINCE,
          last_error: "mailbox full",
        })
        .execute(),
    );
  });
  afterAll(() => home.remove());

  test("lists mail that was given up, and sends an order's mail again", async () => {
    expect(await mail()).toEqual({
      code: 0,
      lines: ["order_receipt:RS-7  given up since 2026-11-20 15:00 UTC, 9 tries: mailbox full"],
    });
    expect(await mail("again", "RS-8")).toEqual({ code: 1, lines: ["No mail waits for RS-8."] });
    expect(await mail("again", "RS-7")).toEqual({
      code: 0,
      lines: ["1 mail goes out again as soon as the store runs."],
    });
    const row = await home.within(({ queries }) =>
      queries.selectFrom("outbox").select(["given_up_at", "attempts"]).executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ given_up_at: null, attempts: 0 });
  });
});
