import { isService } from "../cart/service-line.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { timesRate } from "../money/round-half-even.ts";
import { splitCents } from "../money/split-cents.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { ok, refuse, type Result } from "../refusal.ts";
import { dayAt, lastDayBefore } from "../shipping/warehouse-day.ts";
import type { CouponReason } from "./coupon-reasons.ts";

export interface Coupon {
  code: string;
  kind: "amount" | "percent" | "free_shipping";
  /** Cents for `amount`, parts per million for `percent`, 0 for `free_shipping`. */
  value: number;
  minimumSubtotal: Cents;
  startsAt: string;
  endsAt: string | null;
  usesLeft: number | null;
  usesLeftForCustomer: number | null;
  /** Empty lists mean everything. */
  onlySkuIds: readonly number[];
  onlyKinds: readonly LineToPrice["kind"][];
  exceptSkuIds: readonly number[];
}

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
 * Whether a coupon applies to these lines at an instant, on the store's clock, and what each line gets of it. Deposits are never discounted:
 * the rest of their price is not on this bill. Nor is a warranty that is bought later. An amount is never larger than what it applies to.
 */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly LineAmount[],
  at: string,
  timeZone: string,
): Result<AppliedCoupon, CouponReason> {
  const { code } = coupon;
  const now = Date.parse(at);
  if (now < Date.parse(coupon.startsAt))
    return refuse("coupon_not_started", { code, startsOn: dayAt(coupon.startsAt, timeZone) });
  if (coupon.endsAt !== null && now >= Date.parse(coupon.endsAt))
    return refuse("coupon_expired", { code, endedOn: lastDayBefore(coupon.endsAt, timeZone) });
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return refuse("coupon_used_up", { code, at: "cart" });
  if (coupon.usesLeftForCustomer !== null && coupon.usesLeftForCustomer <= 0)
    return refuse("coupon_used_by_customer", { code });
  const weights = lines.map(({ line, amount }) => (isEligible(coupon, line) ? amount : NO_CENTS));
  const eligible = sumCents(weights);
  if (eligible === 0) return refuse("coupon_no_eligible_item", { code });
  if (eligible < coupon.minimumSubtotal)
    return refuse("coupon_below_minimum", { code, minimumCents: coupon.minimumSubtotal });
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
  if (line.isPreOrderDeposit || isService(line) || coupon.exceptSkuIds.includes(line.skuId)) return false;
  if (coupon.onlySkuIds.length > 0 && !coupon.onlySkuIds.includes(line.skuId)) return false;
  return coupon.onlyKinds.length === 0 || coupon.onlyKinds.includes(line.kind);
}
