import { expect, test } from "vitest";
import { DEFAULT_CART_STATE, type CartState, type CartStateItem, type IdVerificationResult } from "./cart-state.ts";
import {
  applyCouponToState,
  applyIdVerification,
  clearDiscounts,
  reapplyDiscounts,
  removeCartItem,
  withDestination,
} from "./change-cart-state.ts";
import { withLocalTotals } from "./local-totals.ts";
import { sampleItem as item } from "../testing/sample-item.ts";

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
  withLocalTotals({ ...DEFAULT_CART_STATE, cartItems: Object.fromEntries(items.map((one) => [one.CartItemId, one])) });
const both = cartOf(item, monitor);

const coupon = { code: "FALL", discount: 50, items: ["pc", "monitor"] };
const verified: IdVerificationResult = {
  UserId: "u",
  GroupName: "Military",
  Verified: true,
  DiscountPercetage: 5,
  AvailableApply: true,
  IDmeDiscountCartitems: ["pc", "monitor"],
  IDmeTotalDiscount: 167.45,
};

test("a cart item has the specification's fields, its parts with option, SKU, picture and text", () => {
  expect(Object.keys(item)).toEqual([
    "CartItemId",
    "ShoppingCartID",
    "ModelID",
    "SkuID",
    "OptionID",
    "ItemDescription",
    "MainPicture",
    "Price",
    "Quantity",
    "AdditionalWarrantyID",
    "AdditionalWarrantyPrice",
    "AdditionalShippingWarrantyID",
    "AdditionalShippingWarrantyPrice",
    "OperatingSystemSkuID",
    "IsNotebook",
    "IsPreOrderDepositItem",
    "Leasable",
    "Recycle",
    "ExtendWarranty",
    "CartReviewSubItems",
    "Weight",
    "Prebuild",
    "EstimatedShip",
    "Stock",
  ]);
});

test("applying a coupon clears ID verification", () => {
  const cart = applyCouponToState(applyIdVerification(both, verified), coupon);
  expect(cart).toMatchObject({
    couponCode: "FALL",
    couponDiscount: 50,
    idVerification: null,
    totalDiscount: 50,
    lastDiscountApplied: "coupon",
  });
});

test("applying ID verification clears the coupon", () => {
  const cart = applyIdVerification(applyCouponToState(both, coupon), verified);
  expect(cart.lastDiscountApplied).toBe("id_verification");
  expect(cart).toMatchObject({
    couponCode: "",
    couponItems: [],
    couponDiscount: 0,
    idVerification: verified,
    totalDiscount: 167.45,
  });
});

test("an ID that was not verified changes nothing", () => {
  const cart = applyCouponToState(both, coupon);
  expect(applyIdVerification(cart, { ...verified, Verified: false })).toBe(cart);
});

test("removing an item removes it from the coupon's items and recalculates", () => {
  const cart = removeCartItem(applyCouponToState(both, coupon), "monitor");
  expect(Object.keys(cart.cartItems)).toEqual(["pc"]);
  expect(cart).toMatchObject({
    couponItems: ["pc"],
    couponDiscount: 50,
    subTotal: 2_649,
    finalAmount: 2_599,
    totalCount: 1,
  });
});

test("removing an item removes it from the ID verification's items and recalculates", () => {
  const cart = removeCartItem(applyIdVerification(both, verified), "monitor");
  expect(cart.idVerification).toMatchObject({ IDmeDiscountCartitems: ["pc"], IDmeTotalDiscount: 167.45 });
  expect(cart.finalAmount).toBe(2_481.55);
});

test("a discount goes with the last item that carried it", () => {
  expect(removeCartItem(applyCouponToState(both, { ...coupon, items: ["pc"] }), "pc")).toMatchObject({
    couponItems: [],
    couponDiscount: 0,
    totalDiscount: 0,
  });
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
  expect(reapplyDiscounts(cart, { coupon: null, idVerification: { ...verified, Verified: false } })).toMatchObject({
    couponCode: "",
    idVerification: null,
  });
});

test("on load the same coupon code comes back, whatever its case and spaces, and another does not", () => {
  const cart = applyCouponToState(both, { ...coupon, code: " fall" });
  expect(reapplyDiscounts(cart, { coupon: { ...coupon, discount: 40 }, idVerification: null })).toMatchObject({
    couponCode: "FALL",
    couponDiscount: 40,
  });
  expect(reapplyDiscounts(cart, { coupon: { ...coupon, code: "SPRING " }, idVerification: null }).couponCode).toBe("");
  expect(reapplyDiscounts(both, { coupon: { ...coupon, code: "" }, idVerification: null })).toMatchObject({
    couponCode: "",
    lastDiscountApplied: "",
  });
});

test("a server's code with spaces around it is the same code", () => {
  const answer = { coupon: { ...coupon, code: " fall " }, idVerification: null };
  expect(reapplyDiscounts(applyCouponToState(both, coupon), answer).couponCode).toBe(" fall ");
  expect(reapplyDiscounts(both, { coupon: { ...coupon, code: "  " }, idVerification: null }).lastDiscountApplied).toBe(
    "",
  );
});

test("clearing discounts leaves no coupon items", () => {
  expect(clearDiscounts(applyCouponToState(both, coupon))).toMatchObject({
    couponItems: [],
    couponDiscount: 0,
    totalDiscount: 0,
  });
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
  [
    "a post whose state is a town's",
    { country: "USA", state: "NY", city: "FPO", isPoBox: false },
    [true, true, false, false],
  ],
  ["Honolulu", { country: "USA", state: "HI", city: "Honolulu", isPoBox: false }, [true, false, true, false]],
  ["Montréal", { country: "CANADA", state: "QC", city: "Montréal", isPoBox: false }, [false, false, false, false]],
] as const)(
  "the cart knows of %s: USA, military, AK/HI, PO box",
  (_, place, [isUSA, isMilitaryState, isStateIsAKOrHI, isPOBOXAddress]) => {
    expect(withDestination(both, { ...place, postalCode: "" })).toMatchObject({
      isUSA,
      isMilitaryState,
      isStateIsAKOrHI,
      isPOBOXAddress,
    });
  },
);
