import { expect, test } from "vitest";
import type { CartToPrice } from "./cart-to-price.ts";
import type { PriceStep } from "./priced-cart.ts";
import {
  cartOf,
  priced,
  sampleCoupon,
  sampleDeposit,
  sampleLaptop,
  sampleMonitor,
  sampleMouse,
  samplePc,
  sampleVerification,
  toState,
  usd,
} from "../testing/sample-cart.ts";

const to = (state: string) => ({ destination: toState(state) });
const toCanada = (state: string) => ({ destination: toState(state, "CANADA") });
const stepsOf = (cart: CartToPrice, kind: PriceStep["kind"]) => priced(cart).steps.filter((step) => step.kind === kind);
const rulesNotCharged = (cart: CartToPrice) => priced(cart).notCharged.map(({ rule }) => rule);
const plain = { lineId: null, ratePpm: null, validFrom: null, rounding: null, shares: [] };

test("recycling and insurance say who gets the money", () => {
  const cart = cartOf([{ ...sampleMonitor, quantity: 2 }, sampleMouse], { ...to("CA"), insurancePremium: usd(12.5) });
  expect(stepsOf(cart, "recycling")).toEqual([
    {
      ...plain,
      kind: "recycling",
      rule: "recycling-fee",
      label: "Recycling fee",
      amount: usd(10),
      validFrom: "2005-01-01",
      why: "The state pays recyclers with it; we keep none of it. California Covered Electronic Waste Recycling Fee.",
      shares: [{ lineId: "monitor", amount: usd(10) }],
    },
  ]);
  expect(stepsOf(cart, "insurance")).toEqual([
    {
      ...plain,
      kind: "insurance",
      rule: "ups-insurance",
      label: "UPS insurance",
      amount: usd(12.5),
      why: "The insurer's quote for this cart, as you chose it.",
    },
  ]);
});

test("Minnesota's fee has its name, its day and its source", () => {
  expect(stepsOf(cartOf([samplePc], to("MN")), "delivery_fee")).toEqual([
    {
      ...plain,
      kind: "delivery_fee",
      rule: "minnesota-delivery-fee",
      label: "Minnesota retail delivery fee",
      amount: usd(0.5),
      validFrom: "2024-07-01",
      why: "$0.50 per order since July 1, 2024. Minnesota Department of Revenue.",
    },
  ]);
});

test.each<[string, Partial<CartToPrice>, PriceStep["kind"], string]>([
  [
    "a code",
    { coupon: sampleCoupon },
    "coupon",
    "FALL: $50.00 off what it applies to. Each item carries its part, so that a return refunds what you really paid.",
  ],
  [
    "a verified person",
    { idVerification: sampleVerification },
    "id_discount",
    "5% off every item but deposits, for verified members of Military.",
  ],
  [
    "points",
    { points: { asked: 500, balance: 500 } },
    "points",
    "Points you chose to spend. They come back if you return the order.",
  ],
])("the discount of %s says why, and names the lines that carry it", (_, change, kind, why) => {
  const [step] = stepsOf(cartOf([samplePc, sampleMouse], change), kind);
  expect(step?.why).toBe(why);
  expect(step?.shares.map(({ lineId }) => lineId)).toEqual(["pc", "mouse"]);
});

test("a person who is not verified has no step, and no code either", () => {
  const { steps, total } = priced(
    cartOf([sampleMouse], { idVerification: { ...sampleVerification, verified: false } }),
  );
  expect([steps.map(({ kind }) => kind), total]).toEqual([["line"], usd(49.99)]);
});

test("points pay what the ID discount left: 49.99 less 2.50 takes 4,500 of them", () => {
  const cart = cartOf([sampleMouse], { idVerification: sampleVerification, points: { asked: 9_000, balance: 9_000 } });
  expect([priced(cart).pointsUsed, priced(cart).total]).toEqual([4_500, usd(2.49)]);
});

test("a Canadian tax names its country, its rate and the day it began", () => {
  const [hst] = stepsOf(cartOf([sampleLaptop], toCanada("ON")), "tax");
  expect([hst?.rule, hst?.label, hst?.validFrom, hst?.why]).toEqual([
    "tax-canada-on",
    "HST",
    "2010-07-01",
    "13% of $1,499.00 in Ontario.",
  ]);
  const rate = (state: string) => priced(cartOf([sampleLaptop], toCanada(state))).taxRatePpm;
  expect([rate("ON"), rate("QC"), rate("AB")]).toEqual([130_000, 149_750, 50_000]);
});

test("beside a deposit the one line that is taxed shows its product", () => {
  const [tax] = stepsOf(cartOf([sampleDeposit, samplePc], to("TX")), "tax");
  expect(tax?.rounding).toBe("$1,999.00 × 6.25% = $124.9375, rounded to $124.94");
  expect(tax?.shares).toEqual([{ lineId: "pc", amount: usd(124.94) }]);
});

test.each<[string, CartToPrice, string[]]>([
  ["a cart without a destination", cartOf([samplePc, sampleMouse]), []],
  ["an order to Denver that pays the fee", cartOf([samplePc], to("CO")), []],
  ["an order to Minneapolis that pays the fee", cartOf([samplePc], to("MN")), []],
  ["a small order to Minneapolis", cartOf([sampleMouse], to("MN")), ["minnesota-delivery-fee"]],
  [
    "a Katapult order to Denver",
    cartOf([samplePc], { ...to("CO"), paymentType: "Katapult" }),
    ["colorado-delivery-fee"],
  ],
  ["a deposit beside a PC", cartOf([sampleDeposit, samplePc], to("TX")), ["tax-of-deposit"]],
  [
    "a deposit and a laptop to Miami in August",
    cartOf([sampleDeposit, sampleLaptop], { ...to("FL"), pricedAt: "2026-08-15T16:00:00Z" }),
    ["tax-of-deposit", "tax-holiday"],
  ],
])("the bill of %s names the rules that charged nothing", (_, cart, rules) => {
  expect(rulesNotCharged(cart)).toEqual(rules);
});
