import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit, changeCartItemQty } from "#contract/carts.ts";
import { createOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { DENVER, orderBody } from "../testing/buyer.ts";
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
});

test("the first thing of a cart is added with 5 statements, the second with 6", async () => {
  const first = newVisitor(market.world);
  expect(await source.count(() => first.call(addToCart, { body: { SkuID: SHOP.mouse } }))).toBe(5);
  expect(await source.count(() => first.call(addToCart, { body: { SkuID: SHOP.cable } }))).toBe(6);
});

test("a cart is read with 4 statements, and a quantity changed with 6", async () => {
  const { Items } = await visitor.call(cartInit);
  const body = { cartItemId: Items[0]?.CartItemId ?? "", quantity: 2 };
  expect(await source.count(() => visitor.call(cartInit))).toBe(4);
  expect(await source.count(() => visitor.call(changeCartItemQty, { body }))).toBe(6);
});

test("a coupon is applied with 7 statements", async () => {
  expect(await source.count(() => visitor.call(applyCoupon, { body: { couponCode: "TEN" } }))).toBe(7);
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
  expect({ information, shipping, order }).toEqual({ information: 11, shipping: 9, order: 22 });
  expect(payment).toBeLessThanOrEqual(48);
});
