import { isAlaskaOrHawaii, isMilitaryCity, isMilitaryState } from "../address/special-region.ts";
import type { Destination } from "../address/destination.ts";
import type { CartState, IdVerificationResult } from "./cart-state.ts";
import type { WireMoney } from "../money/wire-money.ts";
import { withLocalTotals } from "./local-totals.ts";

/** A coupon the server accepted. */
export interface AppliedCoupon {
  code: string;
  /** Above zero. */
  discount: WireMoney;
  /** Cart item ids that carry it. */
  items: readonly string[];
}

/** Takes an item out, and out of what coupon and ID verification discount; a discount without items is gone (S293, S294). */
export function removeCartItem<State extends CartState>(state: State, cartItemId: string): State {
  const cartItems = Object.fromEntries(Object.entries(state.cartItems).filter(([id]) => id !== cartItemId));
  const couponItems = state.couponItems.filter((id) => id !== cartItemId);
  const lostCoupon = state.couponItems.length > 0 && couponItems.length === 0;
  return withLocalTotals({
    ...state,
    cartItems,
    couponItems,
    couponDiscount: lostCoupon ? 0 : state.couponDiscount,
    idVerification: state.idVerification && withoutItem(state.idVerification, cartItemId),
  });
}

function withoutItem(result: IdVerificationResult, cartItemId: string): IdVerificationResult {
  const left = result.IDmeDiscountCartitems.filter((id) => id !== cartItemId);
  const isLost = result.IDmeDiscountCartitems.length > 0 && left.length === 0;
  return { ...result, IDmeDiscountCartitems: left, IDmeTotalDiscount: isLost ? 0 : result.IDmeTotalDiscount };
}

/** A coupon clears the ID verification (S295). */
export function applyCouponToState<State extends CartState>(state: State, coupon: AppliedCoupon): State {
  return withLocalTotals({
    ...state,
    couponCode: coupon.code,
    couponItems: coupon.items,
    couponDiscount: coupon.discount,
    idVerification: null,
    lastDiscountApplied: "coupon",
  });
}

/** A verified ID clears the coupon (S296); a result that is not verified changes nothing. */
export function applyIdVerification<State extends CartState>(state: State, result: IdVerificationResult): State {
  if (!result.Verified) return state;
  return withLocalTotals({
    ...state,
    couponCode: "",
    couponItems: [],
    couponDiscount: 0,
    idVerification: result,
    lastDiscountApplied: "id_verification",
  });
}

export function clearDiscounts<State extends CartState>(state: State): State {
  return withLocalTotals({
    ...state,
    couponCode: "",
    couponItems: [],
    couponDiscount: 0,
    idVerification: null,
    lastDiscountApplied: "",
  });
}

/**
 * On load both discounts are cleared, then one comes back if the server still has it: the verified ID if it was the last
 * one applied or the only one, else the coupon of the same code, trimmed and in any case (S291, S292, A24).
 */
export function reapplyDiscounts<State extends CartState>(
  state: State,
  answer: { coupon: AppliedCoupon | null; idVerification: IdVerificationResult | null },
): State {
  const cleared = clearDiscounts(state);
  const coupon = answer.coupon && sameCode(answer.coupon.code, state.couponCode) ? answer.coupon : null;
  const verified = answer.idVerification?.Verified ? answer.idVerification : null;
  if (verified && (coupon === null || state.lastDiscountApplied === "id_verification"))
    return applyIdVerification(cleared, verified);
  return coupon ? applyCouponToState(cleared, coupon) : cleared;
}

function sameCode(one: string, other: string): boolean {
  return one.trim() !== "" && one.trim().toUpperCase() === other.trim().toUpperCase();
}

/** What the destination says about the cart: USA, military and special regions, PO box (S137–S140). */
export function withDestination<State extends CartState>(state: State, destination: Destination): State {
  const isUSA = destination.country === "USA";
  return {
    ...state,
    isUSA,
    isMilitaryState: isUSA && (isMilitaryState(destination.state) || isMilitaryCity(destination.city)),
    isStateIsAKOrHI: isUSA && isAlaskaOrHawaii(destination.state),
    isPOBOXAddress: isUSA && destination.isPoBox,
  };
}
