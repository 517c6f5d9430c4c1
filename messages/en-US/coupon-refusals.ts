import type { CouponRefusalFacts } from "#rules/discounts/coupon-refusal-facts.ts";
import type { RefusalWords } from "../refusal-words.ts";
import { formatMoney } from "./money.ts";

const notAdded = ({ code }: { code: string }, why: string) => `${code} was not added. ${why}`;

/** Why a coupon is not on a cart. */
export const couponRefusalWords = {
  coupon_unknown: ({ code }) => `We do not know the code ${code}. Check the spelling; capitals do not matter.`,
  coupon_not_started: (coupon) => notAdded(coupon, `It starts on ${coupon.startsOn}.`),
  coupon_expired: (coupon) => notAdded(coupon, `It ended on ${coupon.endedOn}.`),
  coupon_used_up: ({ at, code }) =>
    at === "order"
      ? "This code has been used up. Remove it to continue. You were not charged."
      : notAdded({ code }, "All of its uses are taken."),
  coupon_used_by_customer: (coupon) => notAdded(coupon, "You have used it before, and it is for one order a customer."),
  coupon_below_minimum: (coupon) =>
    notAdded(coupon, `It needs ${formatMoney(coupon.minimumCents / 100)} of the items it applies to in the cart.`),
  coupon_no_eligible_item: (coupon) => notAdded(coupon, "It does not apply to anything in the cart."),
  coupon_with_id_discount: (coupon) =>
    notAdded(coupon, "It cannot be combined with the ID verification discount; remove that one first."),
} satisfies Pick<RefusalWords, keyof CouponRefusalFacts>;
