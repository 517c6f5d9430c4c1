import { applyCoupon, couponMessage, couponText, type CouponRefusal } from "../discounts/apply-coupon.ts";
import { idDiscount } from "../discounts/id-discount.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { rateText } from "../money/money-text.ts";
import { splitCents } from "../money/split-cents.ts";
import { pointsValue, usablePoints, type PointRules } from "../points/use-points.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { BilledLine } from "./price-lines.ts";
import type { PriceStep, PricedCart } from "./priced-cart.ts";
import { amountAt, sharesOf, step } from "./steps.ts";

export interface Discounts {
  steps: PriceStep[];
  /** Zero or negative, in the order of the lines. */
  byLine: readonly Cents[];
  pointsUsed: number;
  freesShipping: string | null;
  couponOutcome: PricedCart["couponOutcome"];
}

/** Coupon or ID verification, never both (S295, S296), then points over what is left to pay of the merchandise. */
export function priceDiscounts(cart: CartToPrice, billed: readonly BilledLine[], points: PointRules): Discounts {
  const verified = cart.idVerification?.verified === true;
  const coupon = cart.coupon && !verified ? applyCoupon(cart.coupon, billed, cart.pricedAt) : null;
  const ids = billed.map(({ line }) => line.lineId);
  const couponShares = coupon?.ok ? coupon.value.shares : billed.map(() => NO_CENTS);
  const idShares = idDiscount(cart.idVerification, billed);
  const left = billed.map(({ amount, line }, at) =>
    line.isPreOrderDeposit ? NO_CENTS : cents(amount + amountAt(couponShares, at) + amountAt(idShares, at)),
  );
  const pointsUsed = usablePoints(cart.points.asked, cart.points.balance, sumCents(left), points);
  const pointShares = splitCents(cents(-pointsValue(pointsUsed, points)), left);
  const steps: PriceStep[] = [];
  if (coupon?.ok && !coupon.value.freesShipping) steps.push(couponStep(coupon.value.coupon, ids, couponShares));
  if (verified && cart.idVerification) steps.push(idStep(cart.idVerification, ids, idShares));
  if (pointsUsed > 0) steps.push(pointsStep(pointsUsed, ids, pointShares));
  return {
    steps,
    byLine: billed.map((_line, at) =>
      cents(amountAt(couponShares, at) + amountAt(idShares, at) + amountAt(pointShares, at)),
    ),
    pointsUsed,
    freesShipping: coupon?.ok && coupon.value.freesShipping ? coupon.value.coupon.code : null,
    couponOutcome: outcome(cart, coupon === null ? null : coupon.ok ? "applied" : coupon.reason),
  };
}

function couponStep(
  coupon: NonNullable<CartToPrice["coupon"]>,
  ids: readonly string[],
  shares: readonly Cents[],
): PriceStep {
  const percent = coupon.kind === "percent";
  return step({
    kind: "coupon",
    rule: `coupon-${coupon.kind}`,
    label: `Code ${coupon.code}`,
    amount: sumCents(shares),
    ratePpm: percent ? coupon.value : null,
    rounding: percent ? "Rounded once for each item." : "Shared by price, spare cents to the largest remainders.",
    why: `${couponText(coupon)} what it applies to. Each item carries its part, so that a return refunds what you really paid.`,
    shares: sharesOf(ids, shares),
  });
}

function idStep(
  verification: NonNullable<CartToPrice["idVerification"]>,
  ids: readonly string[],
  shares: readonly Cents[],
): PriceStep {
  return step({
    kind: "id_discount",
    rule: "id-discount",
    label: `${verification.groupName} discount`,
    amount: sumCents(shares),
    ratePpm: verification.discountPpm,
    rounding: "Rounded once for each item.",
    why: `${rateText(verification.discountPpm)} off every item but deposits, for verified members of ${verification.groupName}.`,
    shares: sharesOf(ids, shares),
  });
}

function pointsStep(points: number, ids: readonly string[], shares: readonly Cents[]): PriceStep {
  return step({
    kind: "points",
    rule: "points",
    label: `${points.toLocaleString("en-US")} points`,
    amount: sumCents(shares),
    rounding: "Shared by what is left to pay of each item.",
    why: "Points you chose to spend. They come back if you return the order.",
    shares: sharesOf(ids, shares),
  });
}

function outcome(cart: CartToPrice, result: "applied" | CouponRefusal | null): PricedCart["couponOutcome"] {
  if (!cart.coupon) return { applied: false, reason: null };
  if (result === "applied") return { applied: true, reason: null };
  return { applied: false, reason: couponMessage(result ?? "coupon_with_id_discount", cart.coupon.code, cart.coupon) };
}
