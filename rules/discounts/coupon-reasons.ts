import type { Reason } from "../refusal.ts";

/** Why a code does not apply to a cart. */
const COUPON_REASONS = [
  "coupon_unknown",
  "coupon_not_started",
  "coupon_expired",
  "coupon_used_up",
  "coupon_used_by_customer",
  "coupon_below_minimum",
  "coupon_no_eligible_item",
  "coupon_with_id_discount",
] as const satisfies readonly Reason[];
export type CouponReason = (typeof COUPON_REASONS)[number];

export function isCouponReason(reason: Reason): reason is CouponReason {
  return (COUPON_REASONS as readonly Reason[]).includes(reason);
}
