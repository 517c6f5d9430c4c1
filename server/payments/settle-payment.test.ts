import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ProviderPayment } from "#adapters/payments/payment-provider.ts";
import { cents } from "#rules/money/cents.ts";
import { PAYMENT_MOVES } from "#rules/payment/payment-states.ts";
import { databasesToTest } from "../db/test-database.ts";
import { orderEvents } from "../orders/order-events.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-table.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { booksOf, keepBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { findLatestPayment, type PaymentRow } from "./payments-table.ts";
import { applyTruth, settlePayment } from "./settle-payment.ts";

describe.each(databasesToTest())("settling what the provider says on %s", (kind) => {
  let market: TestMarket;
  let order: OrderRow;
  let payment: PaymentRow;
  let truth: ProviderPayment;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  /** An attempt that waits at the bank, and the provider's own word of it. */
  beforeEach(async () => {
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.bankAsks);
    order = required(await findOrderByNumber(market.db.queries, CustOrderID));
    payment = required(await findLatestPayment(market.db.queries, order.id));
    truth = {
      ...required(await market.world.payments.named("stripe").find(payment.providerRef ?? "")),
      state: "captured",
    };
  });

  test.each([
    ["another amount", { amount: cents(100) }, "amount"],
    ["another currency", { currency: "CAD" }, "currency"],
    ["another order", { orderNumber: "RS-00000-000000" }, "order"],
    ["no order", { orderNumber: null }, "order"],
    ["another attempt", { attemptId: "00000000-0000-4000-8000-000000000000" }, "attempt"],
    ["another payment of the provider", { providerRef: "pi_another" }, "provider_ref"],
  ])("a payment of %s pays nothing, and is noted once", async (_name, change, what) => {
    for (let time = 0; time < 2; time += 1) {
      expect(await applyTruth(market.world, payment.id, { ...truth, ...change })).toMatchObject({
        next: "nothing",
        order: { state: "pending_payment" },
        payment: { state: "requires_action" },
      });
    }
    const noted = (await orderEvents(market.db.queries, order.id)).filter(({ name }) => name === "payment_mismatch");
    expect(noted.map(({ detail }) => detail["what"])).toEqual([what]);
  });

  test("the same truth ten times at once pays once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => applyTruth(market.world, payment.id, truth)));
    const names = (await orderEvents(market.db.queries, order.id)).map(({ name }) => name);
    expect(names.filter((name) => name === "order_paid")).toHaveLength(1);
    expect(names.filter((name) => name === "payment_captured")).toHaveLength(1);
  });

  test("old news does not bring a paid order back", async () => {
    await applyTruth(market.world, payment.id, truth);
    for (const state of ["requires_action", "authorised", "processing", "declined", "voided"] as const) {
      expect(await applyTruth(market.world, payment.id, { ...truth, state })).toMatchObject({
        next: "nothing",
        order: { state: "paid" },
        payment: { state: "captured" },
      });
    }
    expect(PAYMENT_MOVES.captured).toEqual(["refunded"]);
  });

  test("a charge that was given back ends no order by itself: its refunds do, which say how much and for what", async () => {
    await applyTruth(market.world, payment.id, truth);
    expect(await applyTruth(market.world, payment.id, { ...truth, state: "refunded" })).toMatchObject({
      order: { state: "paid" },
      payment: { state: "refunded" },
    });
  });

  test("a charge that comes after its stock is gone goes back to the card by itself", async () => {
    const visitor = await readyBuyer(market.world, SHOP.laptop);
    const { CustOrderID } = await createOrderFor(visitor);
    await market.peer.fault("capture", "timeout_after");
    await payWith(visitor, CustOrderID, CARDS.approved);
    const late = required(await findOrderByNumber(market.db.queries, CustOrderID));
    const charged = required(await findLatestPayment(market.db.queries, late.id));
    // The hold is lost behind the order's back, and nothing is left: only the charge remains.
    await market.db.queries
      .updateTable("stock_reservations")
      .set({ state: "released" })
      .where("order_id", "=", late.id)
      .execute();
    await market.db.queries
      .updateTable("stock")
      .set({ on_hand: 0, held: 0 })
      .where("sku_id", "=", SHOP.laptop)
      .execute();
    const settled = await settlePayment(
      market.world,
      charged.id,
      required(await market.world.payments.named("stripe").find(charged.providerRef ?? "")),
    );
    expect(settled).toMatchObject({ order: { state: "cancelled" }, payment: { state: "refunded" } });
    expect(await market.peer.chargesOf(CustOrderID)).toMatchObject([{ amountRefunded: late.total }]);
    expect((await orderEvents(market.db.queries, late.id)).map(({ name }) => name).slice(-3)).toEqual([
      "payment_captured",
      "order_cancelled",
      "payment_refunded",
    ]);
    await market.db.queries.updateTable("stock").set({ on_hand: 5 }).where("sku_id", "=", SHOP.laptop).execute();
    const refused = await payWith(visitor, CustOrderID, CARDS.otherApproved);
    expect(refused).toMatchObject({
      refusal: { status: 409, alert: { Message: expect.stringContaining("refunded in full") } },
    });
  });

  test("stock and books agree after all of it", async () => {
    expect((await booksOf(market, await keepBooks(market))).filter((line) => line.startsWith("SKU"))).toEqual([]);
  });
});

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("It is not there");
  return value;
}
