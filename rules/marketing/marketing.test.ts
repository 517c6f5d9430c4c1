import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { marketingPrice } from "./marketing-price.ts";
import { type CartChange, planCartSync, type RemoteCart } from "./plan-cart-sync.ts";

const absent: RemoteCart = { state: "absent" };
const unknown: RemoteCart = { state: "unknown" };
const withMouse: RemoteCart = { state: "exists", productIds: ["mouse"] };
const put = (productId: string): CartChange => ({ kind: "put", productId });

test("a cart the service does not have is created", () => {
  expect(planCartSync(absent, put("mouse"))).toEqual([{ call: "create_cart" }]);
});

test("in a cart it has, a known product is updated and a new one added", () => {
  expect(planCartSync(withMouse, put("mouse"))).toEqual([{ call: "update_product", productId: "mouse" }]);
  expect(planCartSync(withMouse, put("desk"))).toEqual([{ call: "add_product", productId: "desk" }]);
});

test("whether the cart exists is looked up first, and a look-up without an answer changes nothing", () => {
  expect(planCartSync(unknown, put("mouse"))).toEqual([{ call: "wait" }]);
  expect(planCartSync(unknown, { kind: "emptied" })).toEqual([{ call: "wait" }]);
});

test("a removed product is removed there, once", () => {
  expect(planCartSync(withMouse, { kind: "remove", productId: "mouse" })).toEqual([
    { call: "remove_product", productId: "mouse" },
  ]);
  expect(planCartSync(withMouse, { kind: "remove", productId: "desk" })).toEqual([]);
  expect(planCartSync(absent, { kind: "remove", productId: "mouse" })).toEqual([]);
});

test("an emptied cart is deleted there, if it is there", () => {
  expect(planCartSync(withMouse, { kind: "emptied" })).toEqual([{ call: "delete_cart" }]);
  expect(planCartSync(absent, { kind: "emptied" })).toEqual([]);
});

test("after a purchase the order is sent, then the cart is deleted, in this order", () => {
  const purchased: CartChange = { kind: "purchased", orderNumber: "RS-1" };
  const order = { call: "send_order", orderNumber: "RS-1" };
  expect(planCartSync(withMouse, purchased)).toEqual([order, { call: "delete_cart" }]);
  expect(planCartSync(unknown, purchased)).toEqual([order, { call: "delete_cart" }]);
  expect(planCartSync(absent, purchased)).toEqual([order]);
});

test.each([
  [1, 1],
  [129_900, 129_900],
])("a price of %d cents is sent as %d, the dollars times 100", (amount, sent) => {
  expect(marketingPrice(cents(amount)).price).toBe(sent);
});

test("a marketing price is in US dollars, whatever country the cart ships to", () => {
  expect(marketingPrice(cents(100)).currency).toBe("USD");
});
