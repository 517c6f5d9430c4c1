import { expect, test } from "vitest";
import { DEFAULT_CART_STATE, type CartState, type CartStateItem } from "./cart-state.ts";
import { withLocalTotals } from "./local-totals.ts";
import { sampleItem as item } from "../testing/sample-item.ts";
import { shownTotals } from "./shown-totals.ts";

const deposit: CartStateItem = { ...item, CartItemId: "deposit", SkuID: 3, Price: 100, IsPreOrderDepositItem: true };
const monitor: CartStateItem = {
  ...item,
  CartItemId: "monitor",
  ModelID: 0,
  SkuID: 2,
  Price: 349.99,
  Quantity: 2,
  Recycle: 4,
};
const cartOf = (...items: CartStateItem[]): CartState =>
  withLocalTotals({
    ...DEFAULT_CART_STATE,
    backendRecycling: 4,
    cartItems: Object.fromEntries(items.map((one) => [one.CartItemId, one])),
  });
const both = cartOf(item, monitor);
const verified = {
  UserId: "u",
  GroupName: "Military",
  Verified: true,
  DiscountPercetage: 5,
  AvailableApply: true,
  IDmeDiscountCartitems: [],
  IDmeTotalDiscount: 1,
};
const taxOf = (Price: number) => withLocalTotals({ ...cartOf({ ...item, Price }), taxRate: 0.125 }).tax;

test("totals are summed from the items: 2,649.00 and twice 349.99 with 4.00 recycling each, taxed at 8.875 %", () => {
  const cart = withLocalTotals({ ...both, taxRate: 0.08875, shippingFee: 12, deliveryFee: 0.28 });
  // 3,348.98 × 0.08875 = 297.221975 → 297.22; 3,348.98 + 8.00 + 297.22 + 12.28 = 3,666.48
  expect(withLocalTotals({ ...cart, isBackendAnswered: true }).isBackendAnswered).toBe(false);
  expect(cart).toMatchObject({ subTotal: 3_348.98, recycleFee: 8, tax: 297.22, finalAmount: 3_666.48, totalCount: 3 });
});

test("a recycling fee that the server did not charge at this destination is not added up either", () => {
  expect(withLocalTotals({ ...both, backendRecycling: 0 })).toMatchObject({ recycleFee: 0, finalAmount: 3_348.98 });
});

const gearRanges = [
  { of: "gear", fromGrams: 0, toGrams: 5_000, fee: 5.95 },
  { of: "gear", fromGrams: 5_001, toGrams: 9_000, fee: 8.95 },
] as const;
const shippingOf = (items: CartStateItem[], shippingRates: CartState["shippingRates"]) =>
  withLocalTotals({ ...cartOf(...items), shippingFee: 12, shippingRates }).shippingFee;

test("shipping is computed by the rates of the way that was charged last: systems by piece, gear alone by weight", () => {
  const laptop = { ...item, CartItemId: "laptop", IsNotebook: true, Quantity: 2 };
  const pieces = [
    { of: "desktop", fee: 24 },
    { of: "laptop", fee: 10.5 },
  ] as const;
  expect(shippingOf([{ ...item, Quantity: 3 }, laptop, monitor], pieces)).toBe(93);
  expect(shippingOf([laptop], [{ of: "desktop", fee: 24 }])).toBe(0);
  const kilograms = (Weight: number) => shippingOf([{ ...monitor, Quantity: 1, Weight }], gearRanges);
  expect([kilograms(5), kilograms(5.001), kilograms(30)]).toEqual([5.95, 8.95, 8.95]);
  expect(shippingOf([{ ...monitor, Weight: 2.6 }], gearRanges)).toBe(8.95);
});

test("a fee that no rate is known for stays the server's, and nothing left to ship costs nothing", () => {
  expect([shippingOf([item], []), shippingOf([item], gearRanges), shippingOf([monitor], [])]).toEqual([12, 12, 12]);
  expect(shippingOf([monitor], [{ of: "desktop", fee: 24 }])).toBe(12);
  expect([shippingOf([deposit], gearRanges), shippingOf([{ ...monitor, ExtendWarranty: true }], gearRanges)]).toEqual([
    0, 0,
  ]);
});

test("tax rounds half to even: 0.20 at 12.5 % is 0.02, 0.60 is 0.08", () => {
  expect([taxOf(0.2), taxOf(0.6)]).toEqual([0.02, 0.08]);
});

test("pre-order deposits are counted, summed and untaxed", () => {
  const cart = withLocalTotals({ ...cartOf({ ...deposit, Quantity: 2 }), taxRate: 0.1 });
  expect(cart).toMatchObject({
    preOrderDepositItemsAmout: 200,
    preOrderDepositTotalCount: 2,
    tax: 0,
    finalAmount: 200,
  });
  expect(withLocalTotals({ ...cartOf(deposit, { ...item, Price: 10 }), taxRate: 0.1 }).tax).toBe(1);
});

test("a discount is never more than the items cost", () => {
  const cart = withLocalTotals({ ...cartOf({ ...item, Price: 30 }), couponDiscount: 50, taxRate: 0.1 });
  expect(cart).toMatchObject({ totalDiscount: 30, afterDiscountSubTotal: 0, tax: 0, finalAmount: 0 });
});

test("coupon, ID verification and points add up to the total discount", () => {
  const cart = withLocalTotals({
    ...both,
    couponDiscount: 10.1,
    rewardPointsDisount: 0.2,
    idVerification: verified,
  });
  expect(cart.totalDiscount).toBe(11.3);
});

const answered: CartState = {
  ...both,
  isBackendAnswered: true,
  backendShippingFee: 9,
  backendRecycling: 8,
  backendTax: 200,
  backendTotalDiscount: 5,
  backendFinalAmount: 3_560.98,
};

test("once the backend has answered, its amounts are shown", () => {
  expect(shownTotals(answered)).toEqual({
    from: "backend",
    shippingFee: 9,
    recycling: 8,
    tax: 200,
    totalDiscount: 5,
    finalAmount: 3_560.98,
  });
});

test("a backend amount of 0.00 is shown too", () => {
  expect(shownTotals({ ...answered, backendFinalAmount: 0 })).toMatchObject({ from: "backend", finalAmount: 0 });
});

test("until the backend has answered, local amounts are shown", () => {
  const local = { from: "local", shippingFee: 0, recycling: 8, tax: 0, totalDiscount: 0, finalAmount: 3_356.98 };
  expect(shownTotals({ ...answered, isBackendAnswered: false })).toEqual(local);
});
