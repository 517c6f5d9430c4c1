import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { confirmOrder, finishPayment } from "#contract/checkout.ts";
import { cartInit } from "#contract/carts.ts";
import { SHOP } from "../testing/small-shop.ts";
import { reasonOf } from "../testing/visitor.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireHolds } from "../holds/expire-holds.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { answerBank, booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";

describe.each(databasesToTest())("answers that are lost or late on %s", (kind) => {
  let market: TestMarket;
  let books: KeptBooks;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
  });

  test.each(["timeout_after", "timeout_before", "error_500_before", "error_500_after"])(
    "the provider answers the authorisation with %s: the shopper reads pending, and the reconciler makes one charge of it",
    async (fault) => {
      const visitor = await readyBuyer(market.world, SHOP.mouse);
      const { CustOrderID } = await createOrderFor(visitor);
      await market.peer.fault("authorise", fault);
      const answer = await payWith(visitor, CustOrderID, CARDS.approved);
      expect(answer).toMatchObject({ reply: { State: "pending" } });
      await reconcilePayments(market.world, 0);
      await reconcilePayments(market.world, 0);
      expect(await visitor.tryCall(finishPayment, { body: { CustOrderID } })).toMatchObject({
        reply: { State: "paid" },
      });
      expect(await market.peer.chargesOf(CustOrderID)).toHaveLength(1);
      expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
    },
  );

  test.each(["timeout_after", "error_500_before", "error_500_after"])(
    "the provider answers the capture with %s: one charge in the end",
    async (fault) => {
      const visitor = await readyBuyer(market.world, SHOP.mouse);
      const { CustOrderID } = await createOrderFor(visitor);
      await market.peer.fault("capture", fault);
      expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
      await reconcilePayments(market.world, 0);
      expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
    },
  );

  test.each(["reset_after", "reset_before"])(
    "a connection cut with %s ends in one charge, whether or not the client library asked again",
    async (fault) => {
      const visitor = await readyBuyer(market.world, SHOP.mouse);
      const { CustOrderID } = await createOrderFor(visitor);
      await market.peer.fault("authorise", fault);
      await market.peer.fault("capture", fault);
      expect(["paid", "pending"]).toContain(
        (await visitor.call(confirmOrder, { body: { CustOrderID, PaymentToken: CARDS.approved } })).State,
      );
      await reconcilePayments(market.world, 0);
      expect(await visitor.tryCall(finishPayment, { body: { CustOrderID } })).toMatchObject({
        reply: { State: "paid" },
      });
      expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
    },
  );

  test("a hold that ran out is taken again at confirm", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    market.world.setNow(new Date(TEST_NOW.getTime() + 20 * 60_000));
    expect(await expireHolds(market.world)).toBeGreaterThan(0);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("a hold that ran out with the stock gone is refused before any charge", async () => {
    const visitor = await readyBuyer(market.world, SHOP.pc);
    const { CustOrderID } = await createOrderFor(visitor);
    market.world.setNow(new Date(TEST_NOW.getTime() + 20 * 60_000));
    await expireHolds(market.world);
    await market.db.queries.updateTable("stock").set({ on_hand: 0 }).where("sku_id", "=", SHOP.pc).execute();
    expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.approved))).toBe("reservation_expired");
    expect(await market.peer.chargesOf(CustOrderID)).toEqual([]);
    expect((await visitor.call(cartInit)).TotalCount).toBe(1);
    await market.db.queries.updateTable("stock").set({ on_hand: 5 }).where("sku_id", "=", SHOP.pc).execute();
    // A refusal before any attempt is not remembered: the same card pays once the stock is back.
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
  });

  test("success at the bank after the stock is gone is never captured, and the shopper is told", async () => {
    const visitor = await readyBuyer(market.world, SHOP.laptop);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    market.world.setNow(new Date(TEST_NOW.getTime() + 20 * 60_000));
    await expireHolds(market.world);
    await market.db.queries.updateTable("stock").set({ on_hand: 0 }).where("sku_id", "=", SHOP.laptop).execute();
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    expect(await visitor.tryCall(finishPayment, { body: { CustOrderID } })).toMatchObject({
      refusal: { status: 409 },
    });
    expect(await market.peer.chargesOf(CustOrderID)).toMatchObject([{ amountCaptured: 0, state: "released" }]);
    expect((await visitor.call(cartInit)).TotalCount).toBe(1);
    await market.db.queries.updateTable("stock").set({ on_hand: 5 }).where("sku_id", "=", SHOP.laptop).execute();
    expect(await booksOf(market, books)).toEqual([]);
  });
});
