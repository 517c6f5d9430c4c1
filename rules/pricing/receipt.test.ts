import { expect, test } from "vitest";
import type { CartToPrice } from "./cart-to-price.ts";
import type { StepKind } from "./price-step.ts";
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
const stepsOf = (cart: CartToPrice, kind: StepKind) => priced(cart).steps.filter((step) => step.kind === kind);
const rulesNotCharged = (cart: CartToPrice) => priced(cart).notCharged.map(({ rule }) => rule);
const ofTheOrder = { lineId: null, shares: [] };

test("recycling and insurance are steps of their own", () => {
  const cart = cartOf([{ ...sampleMonitor, quantity: 2 }, sampleMouse], { ...to("CA"), insurancePremium: usd(12.5) });
  expect(stepsOf(cart, "recycling")).toEqual([
    {
      kind: "recycling",
      rule: "recycling-fee",
      amount: usd(10),
      lineId: null,
      validFrom: "2005-01-01",
      source: "California Covered Electronic Waste Recycling Fee.",
      shares: [{ lineId: "monitor", amount: usd(10) }],
    },
  ]);
  expect(stepsOf(cart, "insurance")).toEqual([
    { ...ofTheOrder, kind: "insurance", rule: "ups-insurance", amount: usd(12.5) },
  ]);
});

test("Minnesota's fee has its name, its day and its source", () => {
  expect(stepsOf(cartOf([samplePc], to("MN")), "delivery_fee")).toEqual([
    {
      ...ofTheOrder,
      kind: "delivery_fee",
      rule: "minnesota-delivery-fee",
      amount: usd(0.5),
      validFrom: "2024-07-01",
      source: "Minnesota Department of Revenue.",
    },
  ]);
});

test.each<[string, Partial<CartToPrice>, StepKind]>([
  ["a code", { coupon: sampleCoupon }, "coupon"],
  ["a verified person", { idVerification: sampleVerification }, "id_discount"],
  ["points", { points: { asked: 500, balance: 500 } }, "points"],
])("the discount of %s names the lines that carry it", (_, change, kind) => {
  const [step] = stepsOf(cartOf([samplePc, sampleMouse], change), kind);
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
  expect(hst).toMatchObject({ tax: "HST", country: "CANADA", state: "ON", ratePpm: 130_000, validFrom: "2010-07-01" });
  const rate = (state: string) => priced(cartOf([sampleLaptop], toCanada(state))).taxRatePpm;
  expect([rate("ON"), rate("QC"), rate("AB")]).toEqual([130_000, 149_750, 50_000]);
});

test("beside a deposit one line is taxed, so the tax is rounded once", () => {
  const [tax] = stepsOf(cartOf([sampleDeposit, samplePc], to("TX")), "tax");
  expect(tax).toMatchObject({ base: usd(1999), amount: usd(124.94), isRoundedByItem: false });
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
