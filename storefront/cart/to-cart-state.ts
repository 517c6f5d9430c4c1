import type { CartItem, CartView } from "#contract/carts.ts";
import { DEFAULT_CART_STATE, type CartState } from "#rules/cart/cart-state.ts";
import { sameCode } from "#rules/cart/change-cart-state.ts";
import { fromWireMoney, toWireMoney } from "#rules/money/wire-money.ts";
import { sumCents } from "#rules/money/cents.ts";

/**
 * The browser's cart after an answer of the server: every amount is the server's, none is added up here (A1).
 * What only the browser knows (step, comment, order number) stays.
 */
export function toCartState(previous: CartState, view: CartView): CartState {
  const { Totals: totals } = view;
  const coupon = stepTotal(view, "coupon");
  const deposits = view.Items.filter((item) => item.IsPreOrderDepositItem);
  return {
    ...previous,
    cartItems: Object.fromEntries(view.Items.map((item) => [item.CartItemId, toCartStateItem(item)])),
    couponCode: view.CouponCode,
    couponItems: view.CouponCode === "" ? [] : couponItemIds(view),
    couponDiscount: positive(coupon),
    rewardPointsDisount: positive(stepTotal(view, "points")),
    tax: totals.Tax,
    taxRate: totals.TaxRate ?? 0,
    shippingFee: totals.ShippingFee,
    recycleFee: totals.Recycling,
    deliveryFee: totals.DeliveryFee,
    subTotal: totals.SubTotal,
    afterDiscountSubTotal: totals.AfterDiscountSubTotal,
    totalDiscount: totals.Saving,
    finalAmount: totals.Total,
    totalCount: view.TotalCount,
    preOrderDepositItemsAmout: dollarsOf(deposits.map((item) => item.Price * item.Quantity)),
    preOrderDepositTotalCount: deposits.reduce((count, item) => count + item.Quantity, 0),
    backendShippingFee: totals.ShippingFee,
    backendRecycling: totals.Recycling,
    backendTax: totals.Tax,
    backendTotalDiscount: totals.Saving,
    backendFinalAmount: totals.Total,
    isBackendAnswered: true,
    lastDiscountApplied: view.CouponCode === "" ? "" : "coupon",
  };
}

/**
 * The first answer after a page load: ID verification and coupon are cleared, then the coupon comes back when the server
 * returns the same code, trimmed and in any case (S291, S292, A24). A verified ID is only ever the server's word, and
 * its answer has none yet. The server's amounts stand in either case.
 */
export function refreshedCartState(previous: CartState, view: CartView): CartState {
  const next = toCartState({ ...previous, idVerification: null }, view);
  const isKnown = previous.couponCode.trim() !== "" && view.CouponCode !== "";
  if (!isKnown || sameCode(view.CouponCode, previous.couponCode)) return next;
  return { ...next, couponCode: "", couponItems: [], couponDiscount: 0, lastDiscountApplied: "" };
}

/** The default cart with an order's number kept: what stays in the browser after a purchase (S298). */
export function cartStateAfterOrder(orderNumber: string): CartState {
  return { ...DEFAULT_CART_STATE, custOrderID: orderNumber };
}

/** The wire's item without our own additions: browser storage keeps the specification's shape. */
function toCartStateItem({
  Link: _link,
  VariantTitle: _variant,
  Block: _block,
  Warranties: _warranties,
  WithPc: _withPc,
  ...item
}: CartItem): CartState["cartItems"][string] {
  return item;
}

function couponItemIds(view: CartView): string[] {
  const coupon = view.Totals.Steps.filter((step) => step.kind === "coupon");
  return [...new Set(coupon.flatMap((step) => step.shares.map((share) => share.lineId)))];
}

const stepTotal = (view: CartView, kind: string) =>
  dollarsOf(view.Totals.Steps.filter((step) => step.kind === kind).map((step) => step.amount));
/** WireMoney added as whole cents: 0.1 + 0.2 is 0.3 here. */
const dollarsOf = (amounts: readonly number[]) => toWireMoney(sumCents(amounts.map(fromWireMoney)));
/** Discounts of the cart state are above zero; a plain minus would make a negative zero. */
const positive = (discount: number) => (discount === 0 ? 0 : -discount);
