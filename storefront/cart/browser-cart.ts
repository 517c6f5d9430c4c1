import type { CartItem, CartView, Totals } from "#contract/carts.ts";
import type { ShippingAddress } from "#contract/checkout.ts";
import type { TotalBreakdown } from "#contract/total-breakdown.ts";
import { toDestination } from "#rules/address/shipping-address.ts";
import { DEFAULT_CART_STATE, type CartState, type CartStateItem } from "#rules/cart/cart-state.ts";
import {
  applyCouponToState,
  applyIdVerification,
  clearDiscounts,
  reapplyDiscounts,
  withDestination,
  type AppliedCoupon,
} from "#rules/cart/change-cart-state.ts";
import { shownTotals } from "#rules/cart/shown-totals.ts";
import { voucherPays } from "#rules/voucher/voucher-pays.ts";
import { fromWireMoney, moneyTimes, sumMoney, toWireMoney, type WireMoney } from "#rules/money/wire-money.ts";
import type { StepKind } from "#rules/pricing/price-step.ts";

/** The specification's cart state (S114–S145) that the pages read; its lines carry what a page draws of them besides. */
export interface BrowserCart extends CartState {
  cartItems: Readonly<Record<string, CartItem>>;
}

export const EMPTY_CART: BrowserCart = { ...DEFAULT_CART_STATE, cartItems: {} };

/** What the server's last answer says of the cart besides its state: the steps of its amounts and what closes the checkout. */
export type CartBill = Pick<
  CartView,
  | "ShoppingCartID"
  | "Version"
  | "CouponCode"
  | "CouponMessage"
  | "IDmeVerifyResult"
  | "Points"
  | "GiftVoucher"
  | "PayMonthly"
  | "Blocks"
> &
  Pick<Totals, "Steps" | "NotCharged" | "TaxKnown" | "Insurance">;

export function billOf({
  ShoppingCartID,
  Version,
  CouponCode,
  CouponMessage,
  IDmeVerifyResult,
  Points,
  GiftVoucher,
  PayMonthly,
  Blocks,
  Totals,
}: CartView): CartBill {
  const { Steps, NotCharged, TaxKnown, Insurance } = Totals;
  return {
    ShoppingCartID,
    Version,
    CouponCode,
    CouponMessage,
    IDmeVerifyResult,
    Points,
    GiftVoucher,
    PayMonthly,
    Blocks,
    Steps,
    NotCharged,
    TaxKnown,
    Insurance,
  };
}

export type ShownBill = TotalBreakdown & Pick<Totals, "Steps" | "GiftVoucher" | "ToPay">;

/** What a voucher pays of a shown total, and what is left to pay: by the server's own rule, also while a change has no answer. */
export function shownTender(total: number, voucher: CartView["GiftVoucher"]): Pick<Totals, "GiftVoucher" | "ToPay"> {
  const pays = voucher ? toWireMoney(voucherPays(fromWireMoney(voucher.Balance), fromWireMoney(total))) : 0;
  return { GiftVoucher: pays, ToPay: sumMoney([total, -pays]) };
}

/** The total and its parts as the shopper reads them: the server's once it has answered (S285). */
export function shownBill(cart: BrowserCart, { Insurance, Steps, GiftVoucher }: CartBill): ShownBill {
  const shown = shownTotals(cart);
  return {
    ...shownTender(shown.finalAmount, GiftVoucher),
    Total: shown.finalAmount,
    SubTotal: cart.subTotal,
    Saving: shown.totalDiscount,
    ShippingFee: shown.shippingFee,
    Tax: shown.tax,
    Recycling: shown.recycling,
    DeliveryFee: cart.deliveryFee,
    Insurance,
    Steps,
  };
}

/**
 * The browser's cart after an answer of the server: lines and amounts are the server's (A1). What only the browser knows
 * (step, comment, order number) stays.
 */
export function answeredCart(previous: BrowserCart, view: CartView): BrowserCart {
  const coupon = couponOf(view);
  const { IDmeVerifyResult: verified } = view;
  if (verified) return asAnswered(applyIdVerification(previous, verified), view);
  return asAnswered(coupon ? applyCouponToState(previous, coupon) : clearDiscounts(previous), view);
}

/**
 * The first answer after a page load: ID verification and coupon are cleared, then that comes back which the server
 * returns: its verified result, or the same code (S291, S292, A24). A verified ID is only ever the server's word.
 */
export function refreshedCart(previous: BrowserCart, view: CartView): BrowserCart {
  if (previous.couponCode.trim() === "") return answeredCart(previous, view);
  return asAnswered(
    reapplyDiscounts(previous, { coupon: couponOf(view), idVerification: view.IDmeVerifyResult }),
    view,
  );
}

/** What its pre-orders cost later, besides their deposits and before tax. */
export function restLater({ cartItems }: BrowserCart): WireMoney {
  return sumMoney(Object.values(cartItems).map(({ RestLater, Quantity }) => moneyTimes(RestLater, Quantity)));
}

/** Where the cart goes, as the server keeps it (S137–S140). */
export function sentTo(cart: BrowserCart, address: ShippingAddress | null): BrowserCart {
  return address ? withDestination(cart, toDestination(address)) : cart;
}

/** The default cart with an order's number kept: what stays in the browser after a purchase (S298). */
export function cartAfterOrder(orderNumber: string): BrowserCart {
  return { ...EMPTY_CART, custOrderID: orderNumber };
}

/** The wire's item without our own additions: browser storage keeps the specification's shape. */
export function toCartStateItem({
  PictureVersion: _version,
  Link: _link,
  VariantTitle: _variant,
  Block: _block,
  ForOrder: _forOrder,
  Warranties: _warranties,
  RushService: _rush,
  RushPrice: _rushPrice,
  RushChoices: _rushChoices,
  RestLater: _rest,
  Build: _build,
  WithPc: _withPc,
  ...item
}: CartItem): CartStateItem {
  return item;
}

function asAnswered(cart: BrowserCart, view: CartView): BrowserCart {
  const { Totals: totals, Items } = view;
  const deposits = Items.filter((item) => item.IsPreOrderDepositItem);
  return {
    ...cart,
    cartItems: Object.fromEntries(Items.map((item) => [item.CartItemId, item])),
    rewardPoints: view.Points?.Used ?? 0,
    rewardPointsDisount: -stepTotal(view, "points") || 0,
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
    preOrderDepositItemsAmout: sumMoney(deposits.map((item) => moneyTimes(item.Price, item.Quantity))),
    preOrderDepositTotalCount: deposits.reduce((count, item) => count + item.Quantity, 0),
    backendShippingFee: totals.ShippingFee,
    backendRecycling: totals.Recycling,
    backendTax: totals.Tax,
    backendTotalDiscount: totals.Saving,
    backendFinalAmount: totals.Total,
    isBackendAnswered: true,
    shippingRates: view.ShippingRates,
  };
}

function couponOf(view: CartView): AppliedCoupon | null {
  if (view.CouponCode === "") return null;
  const shares = view.Totals.Steps.filter((step) => step.kind === "coupon").flatMap((step) => step.shares);
  // A plain minus would make a negative zero.
  const discount = -stepTotal(view, "coupon") || 0;
  return { code: view.CouponCode, discount, items: [...new Set(shares.map(({ lineId }) => lineId))] };
}

const stepTotal = (view: CartView, kind: StepKind) =>
  sumMoney(view.Totals.Steps.filter((step) => step.kind === kind).map((step) => step.amount));
