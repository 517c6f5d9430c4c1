import { expect, test } from "vitest";
import { CART_STATE_VERSION, DEFAULT_CART_STATE } from "./cart-state.ts";
import { fromStoredCart, toStoredCart } from "./stored-cart.ts";

const SPECIFIED = [
  "cartItems",
  "couponItems",
  "couponCode",
  "couponDiscount",
  "rewardPoints",
  "rewardPointsDisount",
  "tax",
  "taxRate",
  "shippingFee",
  "recycleFee",
  "deliveryFee",
  "subTotal",
  "afterDiscountSubTotal",
  "totalDiscount",
  "finalAmount",
  "totalCount",
  "cartStep",
  "paymentType",
  "salesName",
  "referralCode",
  "request",
  "custOrderID",
  "isWentToStep3",
  "isUSA",
  "isMilitaryState",
  "isStateIsAKOrHI",
  "isPOBOXAddress",
  "errorCount",
  "cartReviewItems",
  "preOrderDepositItemsAmout",
  "preOrderDepositTotalCount",
];

test("the cart state has every field of the specification in its own spelling", () => {
  expect(Object.keys(DEFAULT_CART_STATE).slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
});

test("the cart state has backend copies of shipping fee, recycling, tax, total discount and final amount", () => {
  expect(DEFAULT_CART_STATE).toMatchObject({
    backendShippingFee: 0,
    backendRecycling: 0,
    backendTax: 0,
    backendTotalDiscount: 0,
    backendFinalAmount: 0,
  });
});

test("a new cart is empty, at step 0, in the USA", () => {
  expect(DEFAULT_CART_STATE).toMatchObject({ cartItems: {}, cartStep: 0, isUSA: true, finalAmount: 0, couponCode: "" });
});

test("a stored cart comes back under version 20230709", () => {
  const cart = { ...DEFAULT_CART_STATE, couponCode: "FALL", idVerification: null };
  expect(CART_STATE_VERSION).toBe(20230709);
  expect(toStoredCart(cart)).toEqual({ v: 20230709, cart });
  expect(fromStoredCart(JSON.parse(JSON.stringify(toStoredCart(cart))))).toEqual(cart);
});

test("a stored ID verification comes back", () => {
  const idVerification = {
    UserId: "u1",
    GroupName: "Military",
    Verified: true,
    DiscountPercetage: 5,
    AvailableApply: true,
    IDmeDiscountCartitems: [],
    IDmeTotalDiscount: 0,
  };
  const cart = { ...DEFAULT_CART_STATE, idVerification };
  expect(fromStoredCart(toStoredCart(cart))).toEqual(cart);
});

const { request: _request, ...shorter } = DEFAULT_CART_STATE;
test.each([
  ["nothing", null],
  ["an ID verification that is a list", { v: 20230709, cart: { ...DEFAULT_CART_STATE, idVerification: [] } }],
  ["text", "cart"],
  ["a list", []],
  ["another version", { v: 20220101, cart: { ...DEFAULT_CART_STATE, couponCode: "FALL" } }],
  ["no cart", { v: 20230709 }],
  ["a cart that is null", { v: 20230709, cart: null }],
  ["a field less", { v: 20230709, cart: shorter }],
  ["a field more", { v: 20230709, cart: { ...DEFAULT_CART_STATE, other: 1 } }],
  ["a field of another type", { v: 20230709, cart: { ...DEFAULT_CART_STATE, couponItems: {} } }],
  ["items that are null", { v: 20230709, cart: { ...DEFAULT_CART_STATE, cartItems: null } }],
])("storage that holds %s gives the default cart", (_, stored) => {
  expect(fromStoredCart(stored)).toBe(DEFAULT_CART_STATE);
});

test("by default every amount and count is 0, every text empty, every list empty, and of the flags only isUSA is set", () => {
  const defaults = Object.entries(DEFAULT_CART_STATE);
  const withType = (type: string) => defaults.filter(([, value]) => typeof value === type);
  expect(new Set(withType("number").map(([, value]) => value))).toEqual(new Set([0]));
  expect(new Set(withType("string").map(([, value]) => value))).toEqual(new Set([""]));
  expect(withType("boolean").filter(([, value]) => value)).toEqual([["isUSA", true]]);
  expect(withType("object")).toEqual([
    ["cartItems", {}],
    ["couponItems", []],
    ["cartReviewItems", []],
    ["shippingRates", []],
    ["idVerification", null],
  ]);
});
