import { expect, test } from "vitest";
import { refusalText } from "#messages/en-US/refusals.ts";
import { cents } from "../money/cents.ts";
import type { Coupon } from "./apply-coupon.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import {
  SAMPLE_INSTANT,
  sampleCoupon,
  sampleDeposit,
  sampleLaptop,
  sampleMouse,
  samplePc,
  usd,
} from "../testing/sample-cart.ts";
import { refuse } from "../refusal.ts";
import { applyCoupon } from "./apply-coupon.ts";
import type { CouponReason } from "./coupon-reasons.ts";

const lines = [samplePc, sampleLaptop, sampleMouse];
const apply = (change: Partial<Coupon>, of: readonly LineToPrice[] = lines, at = SAMPLE_INSTANT) =>
  applyCoupon(
    { ...sampleCoupon, ...change },
    of.map((line) => ({ line, amount: cents(line.unitPrice * line.quantity) })),
    at,
    "America/Denver",
  );
const sharesOf = (...args: Parameters<typeof apply>) => {
  const applied = apply(...args);
  return applied.ok ? applied.value.shares : applied.reason;
};
const percent = (value: number): Partial<Coupon> => ({ kind: "percent", value });

test.each<[string, Partial<Coupon>, readonly LineToPrice[], number[]]>([
  // 5000 × 1999/3547.99 = 2817.088, × 1499/… = 2112.464, × 49.99/… = 70.448: the spare cent to the largest remainder
  ["50.00 off a PC, a laptop and a mouse", { value: 5000 }, lines, [-2817, -2113, -70]],
  ["100.00 off a mouse of 49.99 is 49.99 off", { value: 10_000 }, [sampleMouse], [-4999]],
  [
    "1.00 off three equal mice: the spare cent to the first",
    { value: 100 },
    [sampleMouse, sampleMouse, sampleMouse],
    [-34, -33, -33],
  ],
  [
    "10 % off: each line rounded alone, half to even",
    percent(100_000),
    [samplePc, { ...sampleMouse, unitPrice: usd(0.25) }, { ...sampleMouse, unitPrice: usd(0.35) }],
    [-19_990, -2, -4],
  ],
  ["100 % off", percent(1_000_000), lines, [-199_900, -149_900, -4999]],
  ["more than everything off is everything", percent(1_500_000), [sampleMouse], [-4999]],
  ["for PCs only", { value: 5000, onlyKinds: ["desktop"] }, lines, [-5000, 0, 0]],
  ["for one SKU", { ...percent(200_000), onlySkuIds: [2700] }, lines, [0, 0, -1000]],
  ["for everything but one SKU", { ...percent(100_000), exceptSkuIds: [1700] }, lines, [0, -14_990, -500]],
  ["never for a deposit", { value: 5000 }, [sampleDeposit, sampleMouse], [0, -4999]],
  ["for free shipping: nothing off the things", { kind: "free_shipping", value: 0 }, lines, [0, 0, 0]],
])("a code %s", (_, coupon, of, shares) => {
  expect(sharesOf(coupon, of)).toEqual(shares);
});

test.each<[CouponReason, string, Partial<Coupon>]>([
  ["coupon_not_started", "FALL was not added. It starts on 2026-12-01.", { startsAt: "2026-12-01T08:00:00Z" }],
  ["coupon_expired", "FALL was not added. It ended on 2026-11-20.", { endsAt: "2026-11-20T08:00:00Z" }],
  // Midnight in Denver: the day before is the last one, and the first one begins on the evening before in London.
  ["coupon_expired", "FALL was not added. It ended on 2026-11-19.", { endsAt: "2026-11-20T07:00:00Z" }],
  ["coupon_not_started", "FALL was not added. It starts on 2026-11-30.", { startsAt: "2026-12-01T02:00:00Z" }],
  ["coupon_used_up", "FALL was not added. All of its uses are taken.", { usesLeft: 0 }],
  [
    "coupon_used_by_customer",
    "FALL was not added. You have used it before, and it is for one order a customer.",
    { usesLeftForCustomer: 0 },
  ],
  [
    "coupon_below_minimum",
    "FALL was not added. It needs $4,000.00 of the items it applies to in the cart.",
    { minimumSubtotal: usd(4000) },
  ],
  ["coupon_no_eligible_item", "FALL was not added. It does not apply to anything in the cart.", { onlySkuIds: [9] }],
])("a code that does not apply is refused as %s, in words", (reason, message, change) => {
  expect(sharesOf(change)).toBe(reason);
  const refused = apply(change);
  expect(refused.ok || refusalText(refused)).toBe(message);
});

test("a code nobody knows, and one beside an ID discount, have their words too", () => {
  expect(refusalText(refuse("coupon_unknown", { code: "FALLL" }))).toBe(
    "We do not know the code FALLL. Check the spelling; capitals do not matter.",
  );
  expect(refusalText(refuse("coupon_with_id_discount", { code: "FALL" }))).toBe(
    "FALL was not added. It cannot be combined with the ID verification discount; remove that one first.",
  );
});

test.each([
  ["the instant it starts", "2026-11-21T00:00:00.000Z", true],
  ["a breath before", "2026-11-20T23:59:59.999Z", false],
  ["a breath before it ends", "2026-11-21T23:59:59.999Z", true],
  ["the instant it ends", "2026-11-22T00:00:00Z", false],
])("a code of one day at %s", (_, at, applies) => {
  expect(apply({ startsAt: "2026-11-21T00:00:00Z", endsAt: "2026-11-22T00:00:00.000Z" }, lines, at).ok).toBe(applies);
});

test("a code applies at exactly its minimum and not a cent below, counting only what it is for", () => {
  expect(sharesOf({ minimumSubtotal: usd(49.99) }, [sampleMouse])).toEqual([-4999]);
  expect(sharesOf({ minimumSubtotal: usd(50) }, [sampleMouse])).toBe("coupon_below_minimum");
  expect(sharesOf({ minimumSubtotal: usd(100), onlyKinds: ["gear"] })).toBe("coupon_below_minimum");
});

test("the last use of a code is a use", () => {
  expect(apply({ usesLeft: 1, usesLeftForCustomer: 1 }).ok).toBe(true);
});

test("an empty cart has nothing a code applies to", () => {
  expect(sharesOf({}, [])).toBe("coupon_no_eligible_item");
});
