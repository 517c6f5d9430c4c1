import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";

describe.each(databasesToTest().filter((kind) => kind === "postgres"))("what nobody counts on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  test("is ordered and paid while another order of it is not finished yet", async () => {
    const visitor = await readyBuyer(market.world, SHOP.cable);
    const mayEnd = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const other = market.db.transaction(async (tx) => {
      await tx.selectFrom("stock").select("sku_id").where("sku_id", "=", SHOP.cable).forUpdate().execute();
      isLocked.resolve();
      await mayEnd.promise;
    });
    await isLocked.promise;
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    mayEnd.resolve();
    await other;
  });

  test("is held like anything else when the merchant begins to count it before it is paid", async () => {
    const visitor = await readyBuyer(market.world, SHOP.cable);
    const { CustOrderID } = await createOrderFor(visitor);
    const stockOf = market.db.queries.updateTable("stock").where("sku_id", "=", SHOP.cable);
    await stockOf.set({ policy: "tracked", on_hand: 5 }).execute();
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    const left = market.db.queries.selectFrom("stock").select(["on_hand", "held"]).where("sku_id", "=", SHOP.cable);
    expect(await left.execute()).toEqual([{ on_hand: 4, held: 0 }]);
  });
});
