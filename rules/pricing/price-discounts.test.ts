import { expect, test } from "vitest";
import { refuse } from "../refusal.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import {
  cartOf,
  priced,
  sampleConfig,
  sampleCoupon,
  sampleDeposit,
  sampleMouse,
  samplePc,
  sampleVerification,
  toState,
  usd,
} from "../testing/sample-cart.ts";

const inTexas = { destination: toState("TX") };
const inMinnesota = { destination: toState("MN") };
const percent = { ...sampleCoupon, kind: "percent", value: 100_000 } as const;
const shippingFree = { ...sampleCoupon, kind: "free_shipping", value: 0 } as const;
const points = (asked: number, balance: number) => ({ points: { asked, balance } });
const both = [samplePc, sampleMouse];

function discountSteps(change: Partial<CartToPrice>) {
  const { steps } = priced(cartOf(both, change));
  return steps
    .filter(({ amount }) => amount < 0)
    .map(({ kind: _kind, amount: _amount, lineId: _lineId, shares, ...facts }) => [
      facts,
      shares.map(({ amount }) => amount),
    ]);
}

/** Dollars, worked out with decimal arithmetic apart from this code. */
test.each<[string, CartToPrice, { discount: number; tax: number; shipping: number; total: number }]>([
  [
    "10 % off a PC and a mouse to Seattle",
    cartOf(both, { destination: toState("WA"), coupon: percent }),
    { discount: -204.9, tax: 119.86, shipping: 0, total: 1963.95 },
  ],
  [
    "100.00 off a mouse to Texas leaves its shipping to pay",
    cartOf([sampleMouse], { ...inTexas, coupon: { ...sampleCoupon, value: 10_000 } }),
    { discount: -49.99, tax: 0, shipping: 5.95, total: 5.95 },
  ],
  [
    "a military buyer's 5 % off a PC and a mouse to Texas",
    cartOf(both, { ...inTexas, idVerification: sampleVerification }),
    { discount: -102.45, tax: 121.66, shipping: 0, total: 2068.2 },
  ],
  [
    "2,000 points on a PC to Texas",
    cartOf([samplePc], { ...inTexas, ...points(2000, 5000) }),
    { discount: -20, tax: 123.69, shipping: 0, total: 2102.69 },
  ],
  [
    "2,000 points shared by a PC and a mouse: 19.51 and 0.49",
    cartOf(both, { ...inTexas, ...points(2000, 5000) }),
    { discount: -20, tax: 126.81, shipping: 0, total: 2155.8 },
  ],
  [
    "a code for free shipping of a mouse to Texas",
    cartOf([sampleMouse], { ...inTexas, coupon: shippingFree }),
    { discount: 0, tax: 3.12, shipping: 0, total: 53.11 },
  ],
  [
    "that code is no free upgrade to two days",
    cartOf([sampleMouse], { ...inTexas, coupon: shippingFree, shippingMethodId: 3 }),
    { discount: 0, tax: 3.12, shipping: 14.95, total: 68.06 },
  ],
  [
    "that code where shipping costs nothing anyway",
    cartOf([samplePc], { ...inTexas, coupon: shippingFree }),
    { discount: 0, tax: 124.94, shipping: 0, total: 2123.94 },
  ],
  [
    "10.00 off 109.99 in Minnesota: 99.99, so no delivery fee",
    cartOf([{ ...sampleMouse, unitPrice: usd(109.99) }], { ...inMinnesota, coupon: { ...sampleCoupon, value: 1000 } }),
    { discount: -10, tax: 6.87, shipping: 0, total: 106.86 },
  ],
  [
    "10.00 off 110.00 in Minnesota: 100.00, and the fee of 0.50",
    cartOf([{ ...sampleMouse, unitPrice: usd(110) }], { ...inMinnesota, coupon: { ...sampleCoupon, value: 1000 } }),
    { discount: -10, tax: 6.88, shipping: 0, total: 107.38 },
  ],
])("a discounted order: %s", (_, cart, expected) => {
  const { totalDiscount, tax, shippingFee, total } = priced(cart);
  expect({ discount: totalDiscount, tax, shipping: shippingFee, total }).toEqual({
    discount: usd(expected.discount),
    tax: usd(expected.tax),
    shipping: usd(expected.shipping),
    total: usd(expected.total),
  });
});

test("an ID verification stands and the code beside it says why it does not", () => {
  const result = priced(cartOf(both, { coupon: percent, idVerification: sampleVerification }));
  expect([result.couponDiscount, result.idDiscount]).toEqual([0, usd(-102.45)]);
  expect(result.couponOutcome).toEqual({
    applied: false,
    refusal: refuse("coupon_with_id_discount", { code: "FALL" }),
  });
});

test("a person who is not verified gets no ID discount, and their code applies", () => {
  const result = priced(cartOf(both, { coupon: percent, idVerification: { ...sampleVerification, verified: false } }));
  expect([result.couponDiscount, result.idDiscount, result.couponOutcome]).toEqual([
    usd(-204.9),
    0,
    { applied: true, refusal: null },
  ]);
});

test("a code that does not apply changes nothing and says why", () => {
  const result = priced(cartOf(both, { coupon: { ...percent, usesLeft: 0 } }));
  expect([result.total, result.couponOutcome.refusal?.reason]).toEqual([usd(2048.99), "coupon_used_up"]);
});

test("no code is no outcome", () => {
  expect(priced(cartOf(both)).couponOutcome).toEqual({ applied: false, refusal: null });
});

test("a deposit carries no discount of any kind", () => {
  const coupon = priced(cartOf([sampleDeposit, sampleMouse], { coupon: percent, ...points(10_000, 10_000) }));
  expect(coupon.lines.map(({ discount }) => discount)).toEqual([0, usd(-45)]);
  const verified = priced(cartOf([sampleDeposit], { idVerification: sampleVerification }));
  expect(verified.idDiscount).toBe(0);
});

test("points are spent after a code, on what is left to pay", () => {
  // 49.99 − 10 % = 44.99; whole steps of 500 points, so 4,000 of them
  const result = priced(cartOf([sampleMouse], { coupon: percent, ...points(10_000, 10_000) }));
  expect([result.couponDiscount, result.pointsUsed, result.pointsDiscount, result.afterDiscountSubtotal]).toEqual([
    usd(-5),
    4000,
    usd(-40),
    usd(4.99),
  ]);
});

test("points never pay shipping or tax", () => {
  const result = priced(cartOf([{ ...sampleMouse, unitPrice: usd(50) }], { ...inTexas, ...points(100_000, 100_000) }));
  expect([result.pointsUsed, result.shippingFee, result.total]).toEqual([5000, usd(5.95), usd(5.95)]);
});

test("points can pay a whole order, and its total is 0.00", () => {
  const result = priced(cartOf([{ ...samplePc, unitPrice: usd(2000) }], { ...inTexas, ...points(200_000, 200_000) }));
  expect([result.total, result.pointsEarned]).toEqual([0, 0]);
});

test("points are earned on merchandise after discounts, not on deposits, tax or shipping", () => {
  expect(priced(cartOf([sampleDeposit, ...both], { ...inTexas, coupon: percent })).pointsEarned).toBe(1844);
});

test("each discount is a step with its rate or amount and its share of every line", () => {
  expect(discountSteps({ coupon: percent })).toEqual([
    [{ rule: "coupon-percent", code: "FALL", ratePpm: 100_000 }, [usd(-199.9), usd(-5)]],
  ]);
  expect(discountSteps({ coupon: sampleCoupon })).toEqual([
    [{ rule: "coupon-amount", code: "FALL", off: usd(50) }, [usd(-48.78), usd(-1.22)]],
  ]);
  expect(discountSteps({ idVerification: sampleVerification })).toEqual([
    [{ rule: "id-discount", groupName: "Military", ratePpm: 50_000 }, [usd(-99.95), usd(-2.5)]],
  ]);
  expect(discountSteps(points(2000, 2000))).toEqual([[{ rule: "points", points: 2_000 }, [usd(-19.51), usd(-0.49)]]]);
});

test("a free-shipping code is named on the shipping step", () => {
  const step = priced(cartOf([sampleMouse], { ...inTexas, coupon: shippingFree })).steps.find(
    ({ kind }) => kind === "shipping",
  );
  expect(step).toMatchObject({
    rule: "coupon-free-shipping",
    reason: { because: "free_with_code", code: "FALL" },
  });
});

test("a store whose points are worth nothing spends none", () => {
  const config = { ...sampleConfig, points: { ...sampleConfig.points, dollarPpmPerPoint: 0 } };
  expect(priced(cartOf(both, points(5000, 5000)), config).pointsUsed).toBe(0);
});

test("a free-shipping code takes no credit for shipping that costs nothing anyway", () => {
  const { steps } = priced(cartOf([samplePc], { ...inTexas, coupon: shippingFree }));
  expect(steps.find(({ kind }) => kind === "shipping")?.rule).toBe("shipping-method");
});
