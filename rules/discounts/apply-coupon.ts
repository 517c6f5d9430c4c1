import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { moneyText, rateText } from "../money/money-text.ts";
import { timesRate } from "../money/round-half-even.ts";
import { splitCents } from "../money/split-cents.ts";
import type { Coupon, LineToPrice } from "../pricing/cart-to-price.ts";
import { type Result, ok, refuse } from "../result.ts";

export type CouponRefusal =
  | "coupon_unknown"
  | "coupon_not_started"
  | "coupon_expired"
  | "coupon_used_up"
  | "coupon_used_by_customer"
  | "coupon_below_minimum"
  | "coupon_no_eligible_item"
  | "coupon_with_id_discount";

/** A line and what it costs before discounts. */
export interface LineAmount {
  line: LineToPrice;
  amount: Cents;
}

export interface AppliedCoupon {
  coupon: Coupon;
  /** Zero or negative, in the order of the lines; they sum to the discount. */
  shares: readonly Cents[];
  freesShipping: boolean;
}

/**
 * Whether a coupon applies to these lines at an instant, and what each line gets of it. Deposits are never discounted:
 * the rest of their price is not on this bill. An amount is never larger than what it applies to.
 */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly LineAmount[],
  at: string,
): Result<AppliedCoupon, CouponRefusal> {
  const now = Date.parse(at);
  if (now < Date.parse(coupon.startsAt)) return refuse("coupon_not_started");
  if (coupon.endsAt !== null && now >= Date.parse(coupon.endsAt)) return refuse("coupon_expired");
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return refuse("coupon_used_up");
  if (coupon.usesLeftForCustomer !== null && coupon.usesLeftForCustomer <= 0) return refuse("coupon_used_by_customer");
  const weights = lines.map(({ line, amount }) => (isEligible(coupon, line) ? amount : NO_CENTS));
  const eligible = sumCents(weights);
  if (eligible === 0) return refuse("coupon_no_eligible_item");
  if (eligible < coupon.minimumSubtotal) return refuse("coupon_below_minimum");
  return ok({ coupon, shares: sharesOf(coupon, weights), freesShipping: coupon.kind === "free_shipping" });
}

/** A percentage is rounded once a line, so that no line's price hangs on what else is in the cart (A46). */
function sharesOf(coupon: Coupon, weights: readonly Cents[]): readonly Cents[] {
  if (coupon.kind === "free_shipping") return weights.map(() => NO_CENTS);
  if (coupon.kind === "percent")
    return weights.map((weight) => cents(-Math.min(weight, timesRate(weight, coupon.value))));
  return splitCents(cents(-Math.min(coupon.value, sumCents(weights))), weights);
}

function isEligible(coupon: Coupon, line: LineToPrice): boolean {
  if (line.isPreOrderDeposit || coupon.exceptSkuIds.includes(line.skuId)) return false;
  if (coupon.onlySkuIds.length > 0 && !coupon.onlySkuIds.includes(line.skuId)) return false;
  return coupon.onlyKinds.length === 0 || coupon.onlyKinds.includes(line.kind);
}

/** What a coupon gives, in words for the receipt. */
export function couponText(coupon: Pick<Coupon, "code" | "kind" | "value">): string {
  if (coupon.kind === "free_shipping") return `${coupon.code}: free shipping`;
  return `${coupon.code}: ${coupon.kind === "percent" ? rateText(coupon.value) : moneyText(cents(coupon.value))} off`;
}

/** Why a code does not apply, in a sentence that says what would be right. */
export function couponMessage(reason: CouponRefusal, code: string, coupon: Coupon | null): string {
  return {
    coupon_unknown: `We do not know the code ${code}. Check the spelling; capitals do not matter.`,
    coupon_not_started: `${code} was not added. It starts on ${dayOf(coupon?.startsAt)}.`,
    coupon_expired: `${code} was not added. It ended on ${dayOf(coupon?.endsAt)}.`,
    coupon_used_up: `${code} was not added. All of its uses are taken.`,
    coupon_used_by_customer: `${code} was not added. You have used it before, and it is for one order a customer.`,
    coupon_below_minimum: `${code} was not added. It needs ${moneyText(coupon?.minimumSubtotal ?? NO_CENTS)} of the items it applies to in the cart.`,
    coupon_no_eligible_item: `${code} was not added. It does not apply to anything in the cart.`,
    coupon_with_id_discount: `${code} was not added. It cannot be combined with the ID verification discount; remove that one first.`,
  }[reason];
}

function dayOf(at: string | null | undefined): string {
  return (at ?? "").slice(0, 10);
}
