import { isService } from "../cart/service-line.ts";
import { applyCoupon } from "../discounts/apply-coupon.ts";
import { idDiscount } from "../discounts/id-discount.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { splitCents } from "../money/split-cents.ts";
import { pointsValue, usablePoints, type PointRules } from "../points/use-points.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { Coupon } from "../discounts/apply-coupon.ts";
import type { IdVerification } from "../discounts/id-discount.ts";
import { refuse } from "../refusal.ts";
import type { BilledLine } from "./price-lines.ts";
import type { PriceStep } from "./price-step.ts";
import type { PricedCart } from "./priced-cart.ts";
import { amountAt, sharesOf } from "./steps.ts";

export interface Discounts {
  steps: PriceStep[];
  /** Zero or negative, in the order of the lines. */
  byLine: readonly Cents[];
  pointsUsed: number;
  freesShipping: string | null;
  couponOutcome: PricedCart["couponOutcome"];
}

/** Coupon or ID verification, never both (S295, S296), then points over what is left to pay of the merchandise. */
export function priceDiscounts(
  cart: CartToPrice,
  billed: readonly BilledLine[],
  points: PointRules,
  timeZone: string,
): Discounts {
  const verified = cart.idVerification?.verified === true;
  const coupon = cart.coupon && !verified ? applyCoupon(cart.coupon, billed, cart.pricedAt, timeZone) : null;
  const ids = billed.map(({ line }) => line.lineId);
  const couponShares = coupon?.ok ? coupon.value.shares : billed.map(() => NO_CENTS);
  const idShares = idDiscount(cart.idVerification, billed);
  const left = billed.map(({ amount, line }, at) =>
    line.isPreOrderDeposit || isService(line)
      ? NO_CENTS
      : cents(amount + amountAt(couponShares, at) + amountAt(idShares, at)),
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
    couponOutcome: outcome(cart.coupon, coupon),
  };
}

function couponStep({ code, kind, value }: Coupon, ids: readonly string[], shares: readonly Cents[]): PriceStep {
  const step = { kind: "coupon", code, amount: sumCents(shares), lineId: null, shares: sharesOf(ids, shares) } as const;
  if (kind === "percent") return { ...step, rule: "coupon-percent", ratePpm: value };
  return { ...step, rule: "coupon-amount", off: cents(value) };
}

function idStep(
  { groupName, discountPpm }: IdVerification,
  ids: readonly string[],
  shares: readonly Cents[],
): PriceStep {
  return {
    kind: "id_discount",
    rule: "id-discount",
    groupName,
    ratePpm: discountPpm,
    amount: sumCents(shares),
    lineId: null,
    shares: sharesOf(ids, shares),
  };
}

function pointsStep(points: number, ids: readonly string[], shares: readonly Cents[]): PriceStep {
  return {
    kind: "points",
    rule: "points",
    points,
    amount: sumCents(shares),
    lineId: null,
    shares: sharesOf(ids, shares),
  };
}

function outcome(entered: Coupon | null, result: ReturnType<typeof applyCoupon> | null): PricedCart["couponOutcome"] {
  if (!entered) return { applied: false, refusal: null };
  if (result?.ok) return { applied: true, refusal: null };
  return { applied: false, refusal: result ?? refuse("coupon_with_id_discount", { code: entered.code }) };
}
