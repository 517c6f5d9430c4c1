import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { answerBank, booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { expireHolds } from "../holds/expire-holds.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

describe.each(databasesToTest())("payments without an end on %s", (kind) => {
  let market: TestMarket;
  let books: KeptBooks;
  const later = (hours: number) => market.world.setNow(new Date(TEST_NOW.getTime() + hours * 3_600_000));

  const paymentStates = async (orderNumber: string) => {
    const rows = await market.db.queries
      .selectFrom("payments")
      .innerJoin("orders", "orders.id", "payments.order_id")
      .select("payments.state")
      .where("orders.order_number", "=", orderNumber)
      .execute();
    return rows.map(({ state }) => state);
  };

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    books = await keepBooks(market);
  });

  test("one that the provider may have forgotten is never asked for again, by the job or by the shopper", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await market.peer.fault("authorise", "timeout_before");
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
    later(21);
    await reconcilePayments(market.world, 0);
    await market.db.queries.deleteFrom("idempotency_keys").execute();
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
    expect(await market.peer.chargesOf(CustOrderID)).toEqual([]);
  });

  test("a bank's page left open is closed after half an hour, so that another card can pay", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    later(0.4);
    await reconcilePayments(market.world, 0);
    expect(await payWith(visitor, CustOrderID, CARDS.bankAsks)).toMatchObject({ reply: { State: "action_required" } });
    later(0.6);
    await reconcilePayments(market.world, 0);
    expect(await paymentStates(CustOrderID)).toEqual(["voided"]);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve").catch(() => {});
    expect(await payWith(visitor, CustOrderID, CARDS.otherApproved)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("a charge without its stock whose refund got no answer is refunded by a later run", async () => {
    const visitor = await readyBuyer(market.world, SHOP.laptop);
    const { CustOrderID } = await createOrderFor(visitor);
    await market.peer.fault("capture", "timeout_after");
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
    later(0.4);
    await expireHolds(market.world);
    await market.db.queries.updateTable("stock").set({ on_hand: 0 }).where("sku_id", "=", SHOP.laptop).execute();
    await market.peer.fault("refund", "timeout_before");
    await reconcilePayments(market.world, 0);
    expect(await paymentStates(CustOrderID)).toEqual(["captured"]);
    await reconcilePayments(market.world, 0);
    expect(await paymentStates(CustOrderID)).toEqual(["refunded"]);
    const [charge] = await market.peer.chargesOf(CustOrderID);
    expect(charge?.amountRefunded).toBe(charge?.amountCaptured);
    await market.db.queries.updateTable("stock").set({ on_hand: 5 }).where("sku_id", "=", SHOP.laptop).execute();
    expect(await booksOf(market, books)).toEqual([]);
  });
});
