import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upsCapitalInsurance } from "#adapters/insurance/ups-capital-insurance.ts";
import { addToCart, applyCoupon, changeCartItemQty } from "#contract/carts.ts";
import { createOrder, getCheckout, getOrder, saveInformation } from "#contract/checkout.ts";
import { changeShipWarranty, insuranceQuote } from "#contract/insurance.ts";
import { type InsuranceScene, openInsuranceScene } from "#sandbox/testing/insurance-scene.ts";
import { databasesToTest } from "../db/test-database.ts";
import { outsideOnly } from "../outside-only.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { listFailed } from "../retries/job-failures-table.ts";
import { createOrderFor, DENVER, orderBody, PORTLAND, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { insureParcels } from "./insure-parcels.ts";

const HOUR_MS = 3_600_000;

describe.each(databasesToTest())("insurance of a parcel on %s", (kind) => {
  let market: TestMarket;
  let scene: InsuranceScene;
  beforeAll(async () => {
    market = await openTestMarket(kind, { timeoutMs: 5_000 });
    scene = await openInsuranceScene();
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
  });
  afterAll(async () => {
    await scene.close();
    await market.close();
  });
  beforeEach(async () => {
    await scene.reset();
    market.world.setNow(TEST_NOW);
    market.world.insurer = outsideOnly(upsCapitalInsurance(scene.settings));
    await market.db.queries.deleteFrom("insurance_policies").execute();
  });

  const quoted = async (visitor: Visitor) => (await visitor.call(insuranceQuote)).UPSInsurance;
  async function chooses(visitor: Visitor) {
    const QuoteId = (await quoted(visitor))?.Data?.QuoteId ?? "";
    return visitor.call(changeShipWarranty, { body: { QuoteId, Checked: true } });
  }
  async function insured(quantity = 2) {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity });
    await chooses(visitor);
    return visitor;
  }
  async function paid(visitor: Visitor) {
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    return CustOrderID;
  }
  const policy = (orderNumber: string) =>
    market.db.queries
      .selectFrom("insurance_policies")
      .innerJoin("orders", "orders.id", "order_id")
      .selectAll("insurance_policies")
      .where("order_number", "=", orderNumber)
      .executeTakeFirst();
  const insure = () => insureParcels(market.world);

  test("is quoted for what the goods cost, is not chosen, and costs nothing before it is", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
    const before = await visitor.call(getCheckout);
    expect(before.UPSInsurance).toMatchObject({ Enable: false, Checked: false, Data: null, InsuredValue: 118 });
    const asked = await visitor.call(insuranceQuote);
    expect(asked.UPSInsurance).toEqual({
      Enable: true,
      Checked: false,
      Data: { QuoteId: expect.any(String), PremiumAmount: 1.1 },
      InsuredValue: 118,
      TermsUrl: scene.settings.termsUrl,
    });
    expect(asked.Totals).toMatchObject({ Insurance: 0, Total: before.Totals.Total });
    expect(await scene.quotes()).toMatchObject([{ insuredValue: 118, destination: DENVER.ZipCode }]);
  });

  test("once chosen is in the total on a line of its own, and is off again when it is left out", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
    const { Total } = (await visitor.call(getCheckout)).Totals;
    const chosen = await chooses(visitor);
    expect(chosen.UPSInsurance).toMatchObject({ Enable: true, Checked: true });
    expect(chosen.Totals).toMatchObject({ Insurance: 1.1 });
    expect(chosen.Totals.Total).toBeCloseTo(Total + 1.1, 2);
    expect(chosen.Totals.Steps).toContainEqual(expect.objectContaining({ rule: "ups-insurance", amount: 1.1 }));
    const without = await visitor.call(changeShipWarranty, { body: { QuoteId: "", Checked: false } });
    expect(without).toMatchObject({ UPSInsurance: { Checked: false }, Totals: { Insurance: 0, Total } });
  });

  test("a quote that stands is not asked for again; another cart, place or day asks anew", async () => {
    const visitor = await insured();
    await quoted(visitor);
    expect(await scene.quotes()).toHaveLength(1);
    await visitor.call(saveInformation, { body: { ShippingAddress: PORTLAND } });
    expect((await visitor.call(getCheckout)).UPSInsurance).toMatchObject({ Enable: false, Checked: false });
    expect(await quoted(visitor)).toMatchObject({ Enable: true, Checked: true, Data: { PremiumAmount: 1.1 } });
    market.world.setNow(new Date(TEST_NOW.getTime() + 23 * HOUR_MS));
    await quoted(visitor);
    expect(await scene.quotes()).toHaveLength(3);
  });

  test("who chose a price has not chosen a higher one, and a coupon lowers what is insured", async () => {
    const visitor = await insured();
    const { Items } = (await visitor.call(getCheckout)).Cart;
    await visitor.call(changeCartItemQty, { body: { cartItemId: Items[0]?.CartItemId ?? "", quantity: 9 } });
    expect(await quoted(visitor)).toMatchObject({ Enable: true, Checked: false, InsuredValue: 531 });
    await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
    expect(await quoted(visitor)).toMatchObject({ Enable: true, InsuredValue: 477.9 });
  });

  test("an order is not made over a quote that has ended: its buyer looks at the new one first", async () => {
    const visitor = await insured();
    market.world.setNow(new Date(TEST_NOW.getTime() + 23 * HOUR_MS));
    expect(reasonOf(await visitor.tryCall(createOrder, { body: await orderBody(visitor) }))).toBe(
      "insurance_quote_over",
    );
    await quoted(visitor);
    const made = await createOrderFor(visitor);
    expect(await policy(made.CustOrderID)).toMatchObject({ premium_cents: 110, insured_cents: 11_800 });
  });

  test("a quote of somebody else, or made up, is not to be had", async () => {
    const owner = await readyBuyer(market.world, SHOP.mouse);
    const QuoteId = (await quoted(owner))?.Data?.QuoteId ?? "";
    const other = await readyBuyer(market.world, SHOP.cable);
    await quoted(other);
    for (const id of [QuoteId, "made-up", ""]) {
      const tried = await other.tryCall(changeShipWarranty, { body: { QuoteId: id, Checked: true } });
      expect(reasonOf(tried)).toBe("insurance_quote_over");
    }
    expect((await other.call(getCheckout)).Totals.Insurance).toBe(0);
  });

  test.each(["timeout_before", "error_500_before", "reset_before", "garbage", "refused"] as const)(
    "while the insurer meets %s nothing is offered, and the order is made and paid as ever",
    async (fault) => {
      const visitor = await readyBuyer(market.world, SHOP.mouse);
      await scene.break(fault);
      expect(await quoted(visitor)).toMatchObject({ Enable: false, Checked: false, Data: null });
      expect(await policy(await paid(visitor))).toBeUndefined();
    },
  );

  test("without an insurer the page has nothing about it", async () => {
    market.world.insurer = null;
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    expect(await quoted(visitor)).toBeNull();
    const tried = await visitor.tryCall(changeShipWarranty, { body: { QuoteId: "x", Checked: true } });
    expect(reasonOf(tried)).toBe("insurance_not_offered");
  });

  test("is kept with the order, stands on its receipt, and is bought once when the order is paid", async () => {
    const visitor = await insured();
    const { CustOrderID } = await createOrderFor(visitor);
    await insure();
    expect(await scene.policies()).toEqual([]);
    await payWith(visitor, CustOrderID, CARDS.approved);
    await Promise.allSettled([insure(), insure()]);
    await insure();
    expect(await scene.policies()).toMatchObject([{ orderNumber: CustOrderID, premiumAmount: 1.1, state: "bought" }]);
    expect(await policy(CustOrderID)).toMatchObject({ state: "bought", premium_cents: 110 });
    const order = await visitor.call(getOrder, { query: { number: CustOrderID } });
    expect(order.Totals).toMatchObject({ Insurance: 1.1 });
    const [charge] = await market.peer.chargesOf(CustOrderID);
    expect(charge?.amountCaptured).toBe(Math.round(order.Totals.Total * 100));
  });

  test.each(["timeout_after", "error_500_after", "reset_after", "timeout_before"] as const)(
    "a purchase that meets %s is tried again later, and is one policy",
    async (fault) => {
      const number = await paid(await insured());
      await scene.break(fault);
      await insure();
      expect(await policy(number)).toMatchObject({ state: "quoted" });
      expect(await listFailed(market.db.queries, 9)).toMatchObject([{ key: `insure-parcels ${number}`, tries: 1 }]);
      market.world.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
      await insure();
      expect(await policy(number)).toMatchObject({ state: "bought" });
      expect(await scene.policies()).toHaveLength(1);
    },
  );

  test("where the insurer will not sell it after all, the premium goes back, once", async () => {
    const number = await paid(await insured());
    await scene.break("refused");
    await insure();
    await insure();
    expect(await policy(number)).toMatchObject({ state: "refused" });
    expect(await market.peer.chargesOf(number)).toMatchObject([{ amountRefunded: 110 }]);
  });

  const giveBack = (orderNumber: string) =>
    refundOrder(market.world, { orderNumber, key: "all", parts: [], reason: "cancelled", sentBy: "test" });

  test("ends at the insurer when its order is called off before it leaves, also when nobody heard that it was sold", async () => {
    const heard = await paid(await insured());
    await insure();
    const unheard = await paid(await insured());
    await scene.break("timeout_after");
    await insure();
    for (const number of [heard, unheard]) expect(await giveBack(number)).toMatchObject({ ok: true });
    market.world.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
    await insure();
    await insure();
    expect(await scene.policies()).toMatchObject([{ state: "cancelled" }, { state: "cancelled" }]);
    for (const number of [heard, unheard]) expect(await policy(number)).toMatchObject({ state: "cancelled" });
  });

  test("of an order that is never paid nothing is bought", async () => {
    const visitor = await insured();
    const { CustOrderID } = await createOrderFor(visitor);
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 1 } });
    await quoted(visitor);
    await paid(visitor);
    await insure();
    expect(await policy(CustOrderID)).toMatchObject({ state: "cancelled" });
    expect((await scene.policies()).map(({ orderNumber }) => orderNumber)).not.toContain(CustOrderID);
  });

  test("once its parcel leaves, the insurer is told which, and a later refund leaves it", async () => {
    const number = await paid(await insured());
    await insure();
    const owner = await deskOf(market.world, "owner@example.com", ["owner"]);
    for (const [move, more] of [
      ["pack", {}],
      ["ship", { Carrier: "FedEx", Tracking: "771234567890" }],
    ] as const) {
      const { Version } = (await owner.get(`/api/staff/orders/view?number=${number}`)).body;
      const moved = await owner.post(`/api/staff/orders/${move}`, { OrderNumber: number, Version, ...more });
      expect(moved.status).toBe(200);
    }
    await giveBack(number);
    await insure();
    expect(await scene.policies()).toMatchObject([{ state: "shipped", tracking: "771234567890" }]);
    expect(await policy(number)).toMatchObject({ state: "shipped" });
  });

  test("a visitor without a cart is told so", async () => {
    expect(reasonOf(await newVisitor(market.world).tryCall(insuranceQuote))).toBe("cart_empty");
  });
});
