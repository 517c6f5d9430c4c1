import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { createOrder, finishPayment, getCheckout, getOrder, getTotals } from "#contract/checkout.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { cents } from "#rules/money/cents.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import { sumOfParts } from "#rules/refund/price-refund.ts";
import { databasesToTest } from "../db/test-database.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { loadRefundable } from "../refunds/load-refundable.ts";
import { goToPayment, orderBody } from "../testing/buyer.ts";
import { payWith, pressWallet } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

let market: TestMarket;
let own: StoreConfig;

beforeAll(async () => {
  market = await openTestMarket(databasesToTest()[0] ?? "pglite");
  own = market.world.config;
  await market.db.queries.updateTable("skus").set({ leasable: true }).where("sku_id", "=", SHOP.laptop).execute();
  await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.laptop).execute();
});
afterAll(() => market.close());
beforeEach(() => setIncrease(0));

/** What the owner adds to the shipping of a leased order. */
function setIncrease(amount: number): void {
  const version = amount === 0 ? own.version : `${own.version} leased ${amount}`;
  Object.assign(market.world, {
    config: { ...own, version, shipping: { ...own.shipping, leasedIncrease: cents(amount) } },
  });
}

/** Somebody in Denver with a laptop, before they choose how to pay. */
async function buyer(): Promise<Visitor> {
  const visitor = newVisitor(market.world);
  await visitor.call(addToCart, { body: { SkuID: SHOP.laptop, Quantity: 1 } });
  await goToPayment(visitor);
  return visitor;
}

/** What the payment step says that a lease costs. */
async function leased(visitor: Visitor) {
  const { PaymentMethods } = await visitor.call(getCheckout);
  const method = PaymentMethods.find(({ Type }) => Type === "Katapult");
  if (!method) throw new Error("The shop knows no Katapult");
  return method;
}

/** The order, leased on Katapult's own page, as its buyer reads it. */
async function lease(visitor: Visitor) {
  const { ToPay } = await leased(visitor);
  const body = { ...(await orderBody(visitor, "Katapult")), ExpectedTotal: ToPay, ExpectedToPay: ToPay };
  const { CustOrderID } = await visitor.call(createOrder, { body });
  const begun = await payWith(visitor, CustOrderID, pressToken(crypto.randomUUID()));
  await pressWallet(("reply" in begun && begun.reply.Redirect) || "", "agree");
  expect(await visitor.call(finishPayment, { body: { CustOrderID } })).toMatchObject({ State: "paid" });
  return visitor.call(getOrder, { query: { number: CustOrderID } });
}

describe("an order to Denver that Katapult leases", () => {
  test("has no delivery fee of Colorado, which the same order by card has: it says why, and the lease is of that total (S500)", async () => {
    const visitor = await buyer();
    const byCard = await visitor.call(getTotals);
    expect(byCard.DeliveryFee).toBe(0.28);
    const order = await lease(visitor);
    expect([order.Totals.DeliveryFee, order.CardText]).toEqual([0, "Katapult"]);
    expect(order.Totals.NotCharged).toContainEqual({
      rule: "colorado-delivery-fee",
      why: "Colorado’s delivery fee is Katapult’s to file.",
    });
    expect(Math.round((byCard.Total - order.Totals.Total) * 100)).toBe(28);
    const charges = await market.peer.walletCharges("katapult");
    const charge = charges.find(({ orderNumber }) => orderNumber === order.OrderNumber);
    expect(charge?.amountCaptured).toBe(Math.round(order.Totals.Total * 100));
  });

  test("costs KatapultShippingFee to ship, told before it is chosen; by card it costs ShippingFee (U13)", async () => {
    setIncrease(25_00);
    const visitor = await buyer();
    const { ShippingFee, KatapultShippingFee } = await visitor.call(getTotals);
    expect(KatapultShippingFee).toBe(ShippingFee + 25);
    expect((await leased(visitor)).Detail).toContain("Shipping of a leased order costs $25.00 more.");
    const { Totals, OrderNumber } = await lease(visitor);
    expect([Totals.ShippingFee, Totals.KatapultShippingFee]).toEqual([KatapultShippingFee, KatapultShippingFee]);
    expect(Totals.Steps.filter(({ kind }) => kind === "shipping").map(({ amount }) => amount)).toEqual([
      ShippingFee,
      25,
    ]);
    const again = await recomputeOrder(market.db.queries, own, OrderNumber);
    expect(again).toMatchObject({ charged: Math.round(Totals.Total * 100), differences: [] });
  });

  test("costs the same to ship as by card until its owner says otherwise", async () => {
    const { ShippingFee, KatapultShippingFee } = await (await buyer()).call(getTotals);
    expect(KatapultShippingFee).toBe(ShippingFee);
  });

  test("is offered and taken by its own total, not by that of a card", async () => {
    setIncrease(3500_00);
    const visitor = await buyer();
    expect(await leased(visitor)).toMatchObject({ Available: false, Reason: "above_maximum" });
    const body = await orderBody(visitor, "Katapult");
    expect(await visitor.tryCall(createOrder, { body })).toMatchObject({
      refusal: { alert: { Reason: "above_maximum" } },
    });
  });

  test("gives back all of its shipping, the increase too", async () => {
    setIncrease(25_00);
    const { OrderNumber, Totals } = await lease(await buyer());
    const { id } = await market.db.queries
      .selectFrom("orders")
      .select("id")
      .where("order_number", "=", OrderNumber)
      .executeTakeFirstOrThrow();
    const refundable = await loadRefundable(market.db.queries, id);
    const part = refundable?.paid.find((paid) => paid.part === "shipping");
    expect(part?.amount).toBe(Math.round(Totals.KatapultShippingFee * 100));
    expect(sumOfParts(refundable?.paid ?? [])).toBe(Math.round(Totals.Total * 100));
  });

  test("pressed at once by card and by lease, is one order that waits, at the total of its own way", async () => {
    setIncrease(25_00);
    const visitor = await buyer();
    const { ToPay } = await leased(visitor);
    const byCard = await orderBody(visitor);
    const byLease = { ...(await orderBody(visitor, "Katapult")), ExpectedTotal: ToPay, ExpectedToPay: ToPay };
    await Promise.all([byCard, byLease].map((body) => visitor.tryCall(createOrder, { body })));
    const { rows } = await sql<{ payment: string; total: number }>`
      select payment_type as payment, total_cents::float8 / 100 as total from orders
      where cart_id = (select cart_id from orders order by created_at desc limit 1) and state = 'pending_payment'
    `.execute(market.db.queries);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.total).toBe(rows[0]?.payment === "Katapult" ? ToPay : byCard.ExpectedTotal);
  });

  test("is asked for once more where it became dearer after its page was read", async () => {
    const visitor = await buyer();
    const { ToPay } = await leased(visitor);
    const body = { ...(await orderBody(visitor, "Katapult")), ExpectedTotal: ToPay, ExpectedToPay: ToPay };
    setIncrease(25_00);
    expect(await visitor.tryCall(createOrder, { body })).toMatchObject({
      refusal: { status: 409, alert: { Reason: "total_higher" } },
    });
  });
});
