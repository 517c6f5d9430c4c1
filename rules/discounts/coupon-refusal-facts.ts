import type { Cents } from "../money/cents.ts";

type Coupon = { code: string };

/** What a coupon is refused for, with the facts its words are made of. Amounts in whole cents, days as `YYYY-MM-DD`. */
export interface CouponRefusalFacts {
  coupon_unknown: Coupon;
  coupon_not_started: Coupon & { startsOn: string };
  coupon_expired: Coupon & { endedOn: string };
  coupon_used_up: Coupon & { at: "cart" | "order" };
  coupon_used_by_customer: Coupon;
  coupon_below_minimum: Coupon & { minimumCents: Cents };
  coupon_no_eligible_item: Coupon;
  coupon_with_id_discount: Coupon;
}
