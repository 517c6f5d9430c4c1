import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";

const MIGRATION = new URL("../db/migrations/0021-refusals-as-reasons.sql", import.meta.url);
const SENTENCE = "Your bank declined the card: insufficient funds. You were not charged.";
/** As answers were kept while a refusal was its alert. */
const OLD_ANSWER = {
  refusal: {
    status: 402,
    alert: {
      IsSuccess: false,
      Message: SENTENCE,
      Title: "Payment declined",
      Icon: "error",
      Button: "OK",
      Reason: "payment_declined",
    },
  },
};

describe.each(databasesToTest())("a decline that was kept as a sentence on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  test("is answered again as it was, in words made from its reason", async () => {
    const { db } = market.world;
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.declined);
    await db.queries
      .updateTable("idempotency_keys")
      .set({ response_body: JSON.stringify(JSON.stringify(OLD_ANSWER)) })
      .execute();
    await sql`update payments set decline_reason = ${SENTENCE}`.execute(db.queries);
    const migration = await readFile(MIGRATION, "utf8");
    await db.transaction((tx) => sql.raw(migration).execute(tx));
    expect(await payWith(visitor, CustOrderID, CARDS.declined)).toEqual({
      refusal: {
        status: 402,
        alert: { ...OLD_ANSWER.refusal.alert, Facts: { decline: "insufficient_funds" } },
      },
    });
    expect(await db.queries.selectFrom("payments").select("decline_reason").execute()).toEqual([
      { decline_reason: "insufficient_funds" },
    ]);
  });
});
