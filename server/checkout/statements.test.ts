import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit, changeCartItemQty, deleteCartItem } from "#contract/carts.ts";
import { createOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { createOrderFor, DENVER, orderBody, readyBuyer } from "../testing/buyer.ts";
import { takePaymentEvent } from "../payments/handle-payment-events.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { CountingSource } from "../testing/counting-source.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

let market: TestMarket;
let source: CountingSource;
let visitor: Visitor;

beforeAll(async () => {
  market = await openTestMarket("pglite", { wrap: (real) => (source = new CountingSource(real)) });
  // A webhook beside a call would be counted with it.
  market.acceptWebhooks(false);
});
afterAll(() => market.close());
beforeEach(async () => {
  visitor = newVisitor(market.world);
  await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  // What a SKU is, is read when the first of all visitors asks.
  await market.world.catalogue.skus([SHOP.mouse, SHOP.cable]);
});

test("the first thing of a cart is added with 1 statement, the second with 2", async () => {
  const first = newVisitor(market.world);
  expect(await source.count(() => first.call(addToCart, { body: { SkuID: SHOP.mouse } }))).toBe(1);
  expect(await source.count(() => first.call(addToCart, { body: { SkuID: SHOP.cable } }))).toBe(2);
});

test("a cart is read with 1 statement, and a line changed or taken out with 2", async () => {
  const { Items } = await visitor.call(cartInit);
  const cartItemId = Items[0]?.CartItemId ?? "";
  expect(await source.count(() => visitor.call(cartInit))).toBe(1);
  expect(await source.count(() => visitor.call(changeCartItemQty, { body: { cartItemId, quantity: 2 } }))).toBe(2);
  expect(await source.count(() => visitor.call(deleteCartItem, { body: { cartItemId } }))).toBe(2);
});

test("a coupon is applied with 2 statements, also in a cart with a computer and its parts", async () => {
  expect(await source.count(() => visitor.call(applyCoupon, { body: { couponCode: "TEN" } }))).toBe(2);
  await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
  expect(await source.count(() => visitor.call(applyCoupon, { body: { couponCode: "TEN" } }))).toBe(2);
});

/** What an order costs the database, line by line; what comes with a later feature is a line more. */
const BUDGET = {
  firstThing: 1,
  secondThing: 2,
  information: 2,
  shippingMethod: 2,
  // One reads, one writes the order and holds its units.
  order: 2,
  // Its three steps; the key is claimed with the first and answered with the last.
  payment: 3,
  // Each event of the provider is noted; what tells nothing new asks nothing more.
  webhooks: 2,
  // One order's alone; a batch of twenty is two statements, too.
  mail: 2,
};

test("a guest's order by card, from the first thing in the cart to the mail, is 16 statements", async () => {
  // What prices orders is kept once, with the first of them.
  await createOrderFor(await readyBuyer(market.world, SHOP.mouse));
  await deliverOutbox(market.world);
  const guest = newVisitor(market.world);
  const counted: Partial<typeof BUDGET> = {};
  const step = async <Answer>(name: keyof typeof BUDGET, work: () => Promise<Answer>): Promise<Answer> => {
    let answer: Answer | undefined;
    counted[name] = await source.count(async () => {
      answer = await work();
    });
    return answer as Answer;
  };
  await step("firstThing", () => guest.call(addToCart, { body: { SkuID: SHOP.mouse } }));
  await step("secondThing", () => guest.call(addToCart, { body: { SkuID: SHOP.cable } }));
  const { ShippingChoices } = await step("information", () =>
    guest.call(saveInformation, { body: { ShippingAddress: DENVER } }),
  );
  const ShippingMethodID = ShippingChoices[0]?.ShippingMethodID ?? 0;
  await step("shippingMethod", () => guest.call(saveShippingMethod, { body: { ShippingMethodID } }));
  const body = await orderBody(guest);
  const { CustOrderID } = await step("order", () => guest.call(createOrder, { body }));
  expect(await step("payment", () => payWith(guest, CustOrderID, CARDS.approved))).toMatchObject({
    reply: { State: "paid" },
  });
  const [charge] = await market.peer.chargesOf(CustOrderID);
  const told = {
    type: "payment_intent",
    providerRef: charge?.paymentIntent ?? "",
    attemptId: charge?.metadata.attemptId ?? "",
  };
  await step("webhooks", async () => {
    await takePaymentEvent(market.world, { ...told, eventId: "evt_set_aside", news: "authorised" });
    await takePaymentEvent(market.world, { ...told, eventId: "evt_taken", news: "captured" });
  });
  await step("mail", () => deliverOutbox(market.world));
  expect(counted).toEqual(BUDGET);
  expect(Object.values(BUDGET).reduce((sum, statements) => sum + statements, 0)).toBe(16);
});

test("a whole guest checkout with a coupon: each step by itself", async () => {
  await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
  let method = 0;
  const information = await source.count(async () => {
    const { ShippingChoices } = await visitor.call(saveInformation, { body: { ShippingAddress: DENVER } });
    method = ShippingChoices[0]?.ShippingMethodID ?? 0;
  });
  const shipping = await source.count(() => visitor.call(saveShippingMethod, { body: { ShippingMethodID: method } }));
  const body = await orderBody(visitor);
  let orderNumber = "";
  const order = await source.count(async () => {
    orderNumber = (await visitor.call(createOrder, { body })).CustOrderID;
  });
  const payment = await source.count(() => payWith(visitor, orderNumber, CARDS.approved));
  expect({ information, shipping, order }).toEqual({ information: 2, shipping: 2, order: 7 });
  expect(payment).toBe(3);
});
