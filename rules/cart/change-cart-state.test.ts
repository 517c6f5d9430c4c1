import { expect, test } from "vitest";
import { DEFAULT_CART_STATE, resetCartState, type CartState, type CartStateItem, type IdVerificationResult } from "./cart-state.ts";
import { applyCouponToState, applyIdVerification, clearDiscounts, reapplyDiscounts, removeCartItem, withDestination } from "./change-cart-state.ts";
import { withLocalTotals } from "./local-totals.ts";
import { shownTotals, totalsMismatch } from "./shown-totals.ts";

const item: CartStateItem = {
  CartItemId: "pc", ShoppingCartID: "c", ModelID: 700, SkuID: 1, OptionID: 0, ItemDescription: "Forge 90", MainPicture: "", Price: 2_649, Quantity: 1,
  AdditionalWarrantyID: 0, AdditionalWarrantyPrice: 0, AdditionalShippingWarrantyID: 0, AdditionalShippingWarrantyPrice: 0, OperatingSystemSkuID: 0,
  IsNotebook: false, IsPreOrderDepositItem: false, Leasable: true, Recycle: 0, ExtendWarranty: false,
  CartReviewSubItems: [{ OptionID: 2, SkuID: 5, ItemImage: "cpu", Description: "Processor" }], Weight: 18, Prebuild: true, EstimatedShip: "", Stock: 3,
};
const monitor: CartStateItem = { ...item, CartItemId: "monitor", ModelID: 0, SkuID: 2, Price: 349.99, Quantity: 2, Recycle: 4 };
const deposit: CartStateItem = { ...item, CartItemId: "deposit", SkuID: 3, Price: 100, IsPreOrderDepositItem: true };
const cartOf = (...items: CartStateItem[]): CartState =>
  withLocalTotals({ ...DEFAULT_CART_STATE, cartItems: Object.fromEntries(items.map((one) => [one.CartItemId, one])) });
const both = cartOf(item, monitor);

const coupon = { code: "FALL", discount: 50, items: ["pc", "monitor"] };
const verified: IdVerificationResult = {
  UserId: "u", GroupName: "Military", Verified: true, DiscountPercetage: 5, AvailableApply: true, IDmeDiscountCartitems: ["pc", "monitor"], IDmeTotalDiscount: 167.45,
};

test("a cart item has the specification's fields, its parts with option, SKU, picture and text", () => {
  expect(Object.keys(item)).toEqual([
    "CartItemId", "ShoppingCartID", "ModelID", "SkuID", "OptionID", "ItemDescription", "MainPicture", "Price", "Quantity",
    "AdditionalWarrantyID", "AdditionalWarrantyPrice", "AdditionalShippingWarrantyID", "AdditionalShippingWarrantyPrice",
    "OperatingSystemSkuID", "IsNotebook", "IsPreOrderDepositItem", "Leasable", "Recycle", "ExtendWarranty", "CartReviewSubItems",
    "Weight", "Prebuild", "EstimatedShip", "Stock",
  ]);
});

test("totals are summed from the items: 2,649.00 and twice 349.99 with 4.00 recycling each, taxed at 8.875 %", () => {
  const cart = withLocalTotals({ ...both, taxRate: 0.08875, shippingFee: 12, deliveryFee: 0.28 });
  // 3,348.98 × 0.08875 = 297.221975 → 297.22; 3,348.98 + 8.00 + 297.22 + 12.28 = 3,666.48
  expect(cart).toMatchObject({ subTotal: 3_348.98, recycleFee: 8, tax: 297.22, finalAmount: 3_666.48, totalCount: 3 });
});

test("tax rounds half to even: 0.20 at 12.5 % is 0.02, 0.60 is 0.08", () => {
  const taxOf = (Price: number) => withLocalTotals({ ...cartOf({ ...item, Price }), taxRate: 0.125 }).tax;
  expect([taxOf(0.2), taxOf(0.6)]).toEqual([0.02, 0.08]);
});

test("pre-order deposits are counted, summed and untaxed", () => {
  const cart = withLocalTotals({ ...cartOf({ ...deposit, Quantity: 2 }), taxRate: 0.1 });
  expect(cart).toMatchObject({ preOrderDepositItemsAmout: 200, preOrderDepositTotalCount: 2, tax: 0, finalAmount: 200 });
  expect(withLocalTotals({ ...cartOf(deposit, { ...item, Price: 10 }), taxRate: 0.1 }).tax).toBe(1);
});

test("a discount is never more than the items cost", () => {
  const cart = withLocalTotals({ ...cartOf({ ...item, Price: 30 }), couponDiscount: 50, taxRate: 0.1 });
  expect(cart).toMatchObject({ totalDiscount: 30, afterDiscountSubTotal: 0, tax: 0, finalAmount: 0 });
});

test("coupon, ID verification and points add up to the total discount", () => {
  const cart = withLocalTotals({ ...both, couponDiscount: 10.1, rewardPointsDisount: 0.2, idVerification: { ...verified, IDmeTotalDiscount: 1 } });
  expect(cart.totalDiscount).toBe(11.3);
});

test("applying a coupon clears ID verification", () => {
  const cart = applyCouponToState(applyIdVerification(both, verified), coupon);
  expect(cart).toMatchObject({ couponCode: "FALL", couponDiscount: 50, idVerification: null, totalDiscount: 50, lastDiscountApplied: "coupon" });
});

test("applying ID verification clears the coupon", () => {
  const cart = applyIdVerification(applyCouponToState(both, coupon), verified);
  expect(cart).toMatchObject({ couponCode: "", couponItems: [], couponDiscount: 0, idVerification: verified, totalDiscount: 167.45 });
});

test("an ID that was not verified changes nothing", () => {
  const cart = applyCouponToState(both, coupon);
  expect(applyIdVerification(cart, { ...verified, Verified: false })).toBe(cart);
});

test("removing an item removes it from the coupon's items and recalculates", () => {
  const cart = removeCartItem(applyCouponToState(both, coupon), "monitor");
  expect(Object.keys(cart.cartItems)).toEqual(["pc"]);
  expect(cart).toMatchObject({ couponItems: ["pc"], couponDiscount: 50, subTotal: 2_649, finalAmount: 2_599, totalCount: 1 });
});

test("removing an item removes it from the ID verification's items and recalculates", () => {
  const cart = removeCartItem(applyIdVerification(both, verified), "monitor");
  expect(cart.idVerification).toMatchObject({ IDmeDiscountCartitems: ["pc"], IDmeTotalDiscount: 167.45 });
  expect(cart.finalAmount).toBe(2_481.55);
});

test("a discount goes with the last item that carried it", () => {
  expect(removeCartItem(applyCouponToState(both, { ...coupon, items: ["pc"] }), "pc")).toMatchObject({ couponItems: [], couponDiscount: 0, totalDiscount: 0 });
  const cart = removeCartItem(applyIdVerification(both, { ...verified, IDmeDiscountCartitems: ["pc"] }), "pc");
  expect(cart).toMatchObject({ idVerification: { IDmeDiscountCartitems: [], IDmeTotalDiscount: 0 }, totalDiscount: 0 });
});

test("removing an item that carried no discount leaves discounts for the whole order", () => {
  const cart = removeCartItem(applyCouponToState(both, { ...coupon, items: [] }), "monitor");
  expect(cart.couponDiscount).toBe(50);
  const verifiedCart = removeCartItem(applyIdVerification(both, { ...verified, IDmeDiscountCartitems: [] }), "monitor");
  expect(verifiedCart.idVerification?.IDmeTotalDiscount).toBe(167.45);
  expect(removeCartItem(both, "unknown")).toEqual(both);
});

test("on load both discounts are cleared when the server returns neither", () => {
  const cart = applyCouponToState(both, coupon);
  expect(reapplyDiscounts(cart, { coupon: null, idVerification: null })).toEqual(clearDiscounts(cart));
  expect(reapplyDiscounts(cart, { coupon: null, idVerification: { ...verified, Verified: false } })).toMatchObject({ couponCode: "", idVerification: null });
});

test("on load the same coupon code comes back, whatever its case and spaces, and another does not", () => {
  const cart = applyCouponToState(both, { ...coupon, code: " fall" });
  expect(reapplyDiscounts(cart, { coupon: { ...coupon, discount: 40 }, idVerification: null })).toMatchObject({ couponCode: "FALL", couponDiscount: 40 });
  expect(reapplyDiscounts(cart, { coupon: { ...coupon, code: "SPRING" }, idVerification: null }).couponCode).toBe("");
  expect(reapplyDiscounts(both, { coupon: { ...coupon, code: "" }, idVerification: null })).toMatchObject({ couponCode: "", lastDiscountApplied: "" });
});

test("on load a verified ID comes back", () => {
  expect(reapplyDiscounts(both, { coupon: null, idVerification: verified }).idVerification).toBe(verified);
});

test("when the server returns both, the verified ID wins only if it was applied last", () => {
  const answer = { coupon, idVerification: verified };
  const couponLast = applyCouponToState(both, coupon);
  expect(reapplyDiscounts(couponLast, answer)).toMatchObject({ couponCode: "FALL", idVerification: null });
  const idLast = { ...couponLast, lastDiscountApplied: "id_verification" as const };
  expect(reapplyDiscounts(idLast, answer)).toMatchObject({ couponCode: "", idVerification: verified });
});

test.each([
  ["New York", { country: "USA", state: "NY", city: "New York", isPoBox: false }, [true, false, false, false]],
  ["a PO box in Ohio", { country: "USA", state: "OH", city: "Akron", isPoBox: true }, [true, false, false, true]],
  ["an APO", { country: "USA", state: "AE", city: "APO", isPoBox: false }, [true, true, false, false]],
  ["a post whose state is a town's", { country: "USA", state: "NY", city: "FPO", isPoBox: false }, [true, true, false, false]],
  ["Honolulu", { country: "USA", state: "HI", city: "Honolulu", isPoBox: false }, [true, false, true, false]],
  ["Montréal", { country: "CANADA", state: "QC", city: "Montréal", isPoBox: false }, [false, false, false, false]],
] as const)("the cart knows of %s: USA, military, AK/HI, PO box", (_, place, [isUSA, isMilitaryState, isStateIsAKOrHI, isPOBOXAddress]) => {
  expect(withDestination(both, { ...place, postalCode: "" })).toMatchObject({ isUSA, isMilitaryState, isStateIsAKOrHI, isPOBOXAddress });
});

const answered: CartState = {
  ...both, cartStep: 3, isBackendAnswered: true, backendShippingFee: 9, backendRecycling: 8, backendTax: 200, backendTotalDiscount: 5, backendFinalAmount: 3_560.98,
};

test("in the payment step the backend's amounts are shown", () => {
  expect(shownTotals(answered)).toEqual({ from: "backend", shippingFee: 9, recycling: 8, tax: 200, totalDiscount: 5, finalAmount: 3_560.98 });
});

test("in the payment step a backend amount of 0.00 is shown too", () => {
  expect(shownTotals({ ...answered, backendFinalAmount: 0 })).toMatchObject({ from: "backend", finalAmount: 0 });
});

test("before the payment step, and until the backend has answered, local amounts are shown", () => {
  const local = { from: "local", shippingFee: 0, recycling: 8, tax: 0, totalDiscount: 0, finalAmount: 3_356.98 };
  expect(shownTotals({ ...answered, cartStep: 2 })).toEqual(local);
  expect(shownTotals({ ...answered, isBackendAnswered: false })).toEqual(local);
});

test("a mismatch of final amounts is reported with both breakdowns, an agreement is not", () => {
  expect(totalsMismatch(answered)).toEqual({ local: shownTotals({ ...answered, cartStep: 0 }), backend: shownTotals(answered) });
  expect(totalsMismatch({ ...answered, backendFinalAmount: 3_356.98 })).toBeNull();
  expect(totalsMismatch({ ...answered, isBackendAnswered: false })).toBeNull();
});

test("reset restores the default cart", () => {
  expect(resetCartState()).toEqual(DEFAULT_CART_STATE);
});
