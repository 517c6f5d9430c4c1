import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { checkBeforePlaceOrder, cartCheckout, orderConfirm, tempOrder } from "#contract/final-confirm.ts";
import { addToCart, applyCoupon, cartInit } from "#contract/carts.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DENVER, orderBody } from "../testing/buyer.ts";
import { booksOf, keepBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { BILLING, CARD_BLOCK, cartPayload, finalPayload, METHOD, shippingBlock } from "../testing/specified-payload.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("the specification's own payloads on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind, { timeoutMs: 5_000 });
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
  });
  afterAll(() => market.close());

  /** A PC with a warranty and two mice, not yet anything of a checkout. */
  async function shopper(): Promise<Visitor> {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc, AdditionalWarrantyID: 1 } });
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 2 } });
    return visitor;
  }

  const orderRow = async (number: string) => {
    const { queries } = market.db;
    const order = await queries
      .selectFrom("orders")
      .selectAll()
      .where("order_number", "=", number)
      .executeTakeFirstOrThrow();
    const lines = await queries
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute();
    return { order, lines };
  };

  /** What two orders of the same things differ in: themselves, their cart, and the ids of its lines. */
  function comparable({ order, lines }: Awaited<ReturnType<typeof orderRow>>) {
    const { id, order_number, cart_id, cart_version, created_at, changed_at, held_until, ...rest } = order;
    void [id, order_number, cart_id, cart_version, created_at, changed_at, held_until];
    const cart = order.priced_cart;
    let text = JSON.stringify({
      ...rest,
      lines: lines.map(({ id: _id, order_id: _order, ...of }) => of),
    });
    cart.lines.forEach(({ lineId }, at) => (text = text.replaceAll(lineId, `line ${at}`)));
    return JSON.parse(text.replaceAll(cart.pricedAt, "now")) as Record<string, unknown>;
  }

  test("with SendTextNote ask for text updates to CellPhone, as the shopper typed it", async () => {
    market.world.texts = { send: () => Promise.resolve("sent"), readReply: () => null };
    const visitor = await shopper();
    const payload = await finalPayload(visitor);
    const Checkout = { ...payload.Checkout, SendTextNote: true, CellPhone: "303.555.0199" };
    const wrong = await visitor.tryCall(tempOrder, { body: { ...payload, Checkout: { ...Checkout, CellPhone: "" } } });
    expect(wrong).toMatchObject({ refusal: { alert: { Fields: [{ field: "Checkout.CellPhone" }] } } });
    const { CustOrderID } = await visitor.call(tempOrder, { body: { ...payload, Checkout } });
    expect((await orderRow(CustOrderID)).order).toMatchObject({ text_phone: "3035550199", text_ended_at: null });
    market.world.texts = null;
  });

  test("end in the same order as the four stages, field by field and to the cent, and are charged the same", async () => {
    const books = await keepBooks(market);
    const first = await shopper();
    await first.call(applyCoupon, { body: { couponCode: "TEN" } });
    await first.call(saveInformation, { body: { ShippingAddress: { ...DENVER, MobileNumber: "(303) 555-0199" } } });
    await first.call(saveShippingMethod, { body: { ShippingMethodID: METHOD } });
    const body = await orderBody(first);
    const Origin = { SalesName: "Byron", Referral: "ada", Request: "autumn", ErrorCount: 0, IsMobile: true };
    const stages = await first.call(createOrder, {
      body: { ...body, BillingAddress: BILLING, Comment: "Leave it at the door", Origin },
    });

    const second = await shopper();
    const estimate = await second.call(cartCheckout, { body: await cartPayload(second, "ten") });
    expect(estimate).toMatchObject({ Saving: stages.TotalDiscount, Tax: stages.Tax, TaxKnown: true });
    expect(await second.call(checkBeforePlaceOrder, { body: await cartPayload(second, "TEN") })).toEqual({
      Success: true,
    });
    const payload = await finalPayload(second, { coupon: "TEN", total: stages.FinalAmount });
    const made = await second.call(tempOrder, { body: payload });
    const { CustOrderID: a, CustNumber: b, HeldUntil: c, ...amounts } = stages;
    void [a, b, c];
    expect(made).toMatchObject(amounts);
    expect(comparable(await orderRow(made.CustOrderID))).toEqual(comparable(await orderRow(stages.CustOrderID)));
    const paid = await second.call(orderConfirm, { body: { ...payload, CustOrderID: made.CustOrderID } });
    expect(paid).toMatchObject({ State: "paid", CustOrderID: made.CustOrderID });
    await payWith(first, stages.CustOrderID, CARDS.approved);
    const [charge] = await market.peer.chargesOf(made.CustOrderID);
    expect(await market.peer.chargesOf(stages.CustOrderID)).toMatchObject([{ amountCaptured: charge?.amountCaptured }]);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("keep where the order came from, and the comment", async () => {
    const visitor = await shopper();
    const { CustOrderID } = await visitor.call(tempOrder, { body: await finalPayload(visitor) });
    const { order } = await orderRow(CustOrderID);
    expect([order.comment, order.origin]).toEqual([
      "Leave it at the door",
      { salesName: "Byron", referralCode: "ada", request: "autumn", errorCount: 0, isMobile: true },
    ]);
  });

  test("make and pay an order at once, and twice the same is one order and one charge", async () => {
    const visitor = await shopper();
    const payload = await finalPayload(visitor);
    const [one, two] = await Promise.all([
      visitor.tryCall(orderConfirm, { body: payload }),
      visitor.tryCall(orderConfirm, { body: payload }),
    ]);
    const paid = [one, two].flatMap((answer) => ("reply" in answer ? [answer.reply] : []));
    expect(new Set(paid.map(({ CustOrderID }) => CustOrderID)).size).toBe(1);
    const number = paid[0]?.CustOrderID ?? "";
    expect(await market.peer.chargesOf(number)).toHaveLength(1);
    const again = await visitor.tryCall(orderConfirm, { body: { ...payload, CustOrderID: number } });
    const unknown = { ...payload, CustOrderID: "RS-00000-000000" };
    expect(reasonOf(await visitor.tryCall(orderConfirm, { body: unknown }))).toBe("order_unknown");
    expect(again).toMatchObject({ reply: { State: "paid" } });
    expect(await market.peer.chargesOf(number)).toHaveLength(1);
  });

  test("without a billing block bill the shipping address", async () => {
    const visitor = await shopper();
    const payload = await finalPayload(visitor);
    const Checkout = { ...shippingBlock(DENVER), ...CARD_BLOCK, CouponCode: "" };
    const { CustOrderID } = await visitor.call(tempOrder, { body: { ...payload, Checkout: Checkout as never } });
    const { order } = await orderRow(CustOrderID);
    expect(order.billing_address).toMatchObject({ FirstName: DENVER.FirstName, Address1: DENVER.Address1 });
  });

  test.each<[string, (payload: Payload) => object, string, string | null]>([
    [
      "another quantity",
      (p) => withChange(p, "CartToCheckout", { Items: p.CartToCheckout.Items.map((i) => ({ ...i, Qty: 9 })) }),
      "cart_changed",
      null,
    ],
    ["a line too few", (p) => ({ ...p, ConfirmItem: p.ConfirmItem.slice(1) }), "cart_changed", null],
    ["a line twice", (p) => ({ ...p, ConfirmItem: [p.ConfirmItem[0], p.ConfirmItem[0]] }), "cart_changed", null],
    [
      "a shipping warranty",
      (p) =>
        withChange(p, "CartToCheckout", {
          Items: p.CartToCheckout.Items.map((i) => ({ ...i, ShippingWarrantyID: 1 })),
        }),
      "warranty_unknown",
      null,
    ],
    [
      "a coupon that there is not",
      (p) => withChange(withChange(p, "CartToCheckout", { CouponCode: "NONE" }), "Checkout", { CouponCode: "" }),
      "coupon_unknown",
      null,
    ],
    ["two coupons", (p) => withChange(p, "Checkout", { CouponCode: "TEN" }), "invalid_request", "Checkout.CouponCode"],
    [
      "a state that is not its ZIP's",
      (p) => withChange(p, "Checkout", { SStateName: "TX" }),
      "zip_in_another_state",
      "Checkout.SStateName",
    ],
    ["no street", (p) => withChange(p, "Checkout", { SAddressLine1: "" }), "address_invalid", "Checkout.SAddressLine1"],
    ["no e-mail", (p) => withChange(p, "Checkout", { Email: "ada" }), "address_invalid", "Checkout.Email"],
    [
      "a billing address without a city",
      (p) => withChange(p, "Checkout", { City: "" }),
      "address_invalid",
      "Checkout.City",
    ],
    [
      "SIsUS against its country",
      (p) => withChange(p, "Checkout", { SIsUS: false }),
      "invalid_request",
      "Checkout.SIsUS",
    ],
    [
      "a method that does not go there",
      (p) => withChange(p, "Checkout", { CartReviewShippingItems: [{ ShippingMethodID: 13 }] }),
      "shipping_method_unavailable",
      null,
    ],
    [
      "no method at all",
      (p) => withChange(p, "Checkout", { CartReviewShippingItems: [] }),
      "shipping_method_missing",
      null,
    ],
    [
      "a lease of what cannot be leased",
      (p) => withChange(p, "Checkout", { Payment: "Katapult" }),
      "leasing_not_offered",
      null,
    ],
    ["a security code", (p) => withChange(p, "Checkout", { VCode: "123" }), "invalid_request", "Checkout.VCode"], // S194
    [
      "a card number", // S194
      (p) => withChange(p, "Checkout", { Number: "4242".repeat(4) }),
      "card_number_not_here",
      "Checkout.Number",
    ],
    [
      "text updates",
      (p) => withChange(p, "Checkout", { SendTextNote: true }),
      "texts_not_offered",
      "Checkout.SendTextNote",
    ],
    [
      "points of a guest",
      (p) => withChange(p, "CartToCheckout", { UsedPoint: 500 }),
      "sign_in_needed",
      "CartToCheckout.UsedPoint",
    ],
    ["an insurance premium", (p) => ({ ...p, UPSInsuranceFee: 5 }), "insurance_differs", "UPSInsuranceFee"],
    ["a lower total", (p) => ({ ...p, FinalAmount: 1 }), "total_higher", null],
    ["test mode", (p) => ({ ...p, TestMode: true }), "test_mode_not_allowed", null],
    ["an unknown key", (p) => ({ ...p, Discount: 5 }), "invalid_request", "Discount"],
  ])("with %s are refused, and no order is made", async (_what, change, reason, field) => {
    const visitor = await shopper();
    const body = change(await finalPayload(visitor));
    for (const call of [tempOrder, orderConfirm]) {
      const refused = await visitor.tryCall(call, { body });
      expect(reasonOf(refused)).toBe(reason);
      const fields = "refusal" in refused ? (refused.refusal.alert.Fields ?? []).map((each) => each.field) : [];
      expect(fields).toEqual(expect.arrayContaining(field === null ? [] : [field]));
    }
    const { ShoppingCartID } = await visitor.call(cartInit);
    expect(
      await market.db.queries.selectFrom("orders").select("id").where("cart_id", "=", ShoppingCartID).execute(),
    ).toEqual([]);
  });

  test("of a stranger are refused, for another's cart and for another's order", async () => {
    const owner = await shopper();
    const payload = await finalPayload(owner);
    const stranger = newVisitor(market.world);
    for (const call of [cartCheckout, checkBeforePlaceOrder])
      expect(reasonOf(await stranger.tryCall(call, { body: payload.CartToCheckout }))).toBe("cart_empty");
    expect(reasonOf(await stranger.tryCall(tempOrder, { body: payload }))).toBe("cart_empty");
    await stranger.call(addToCart, { body: { SkuID: SHOP.cable } });
    expect(reasonOf(await stranger.tryCall(orderConfirm, { body: payload }))).toBe("cart_changed");
    const { CustOrderID } = await owner.call(tempOrder, { body: payload });
    expect(reasonOf(await stranger.tryCall(orderConfirm, { body: { ...payload, CustOrderID } }))).toBe("order_unknown");
    const neither = { ...payload, IsInsertTempOrder: false };
    expect(reasonOf(await owner.tryCall(orderConfirm, { body: neither }))).toBe("order_unknown");
  });

  test("that cannot be bought are refused by the calls before the order", async () => {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.withPcOnly } });
    for (const call of [cartCheckout, checkBeforePlaceOrder])
      expect(reasonOf(await visitor.tryCall(call, { body: await cartPayload(visitor) }))).toBe("gear_needs_pc");
  });

  type Payload = Awaited<ReturnType<typeof finalPayload>>;
  function withChange(payload: Payload, block: "Checkout" | "CartToCheckout", change: object): Payload {
    return { ...payload, [block]: { ...payload[block], ...change } };
  }
});
