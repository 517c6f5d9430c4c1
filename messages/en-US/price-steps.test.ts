import { expect, test } from "vitest";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { PriceRule } from "#rules/pricing/price-step.ts";
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
} from "#rules/testing/sample-cart.ts";
import { notChargedText, stepWords } from "./price-steps.ts";

const to = (state: string) => ({ destination: toState(state) });
const toCanada = (state: string) => ({ destination: toState(state, "CANADA") });
const wordsOf = (cart: CartToPrice, rule: PriceRule) =>
  priced(cart)
    .steps.filter((step) => step.rule === rule)
    .map((step) => stepWords(step));
const discounted = (change: Partial<CartToPrice>) => cartOf([samplePc, sampleMouse], change);

test("a line says what it is and how many", () => {
  expect(wordsOf(cartOf([{ ...samplePc, quantity: 2 }]), "item")).toEqual([
    { label: "Forge 90 × 2", why: "$1,999.00 × 2.", rounding: null },
  ]);
  expect(wordsOf(cartOf([samplePc, { ...sampleMouse, freeWithLineId: "pc" }]), "item")[1]).toEqual({
    label: "Pinion mouse, included",
    why: "$0.00.",
    rounding: null,
  });
});

test("what is chosen on a line has its own words", () => {
  const chosen = {
    warrantyPrice: usd(149),
    shippingWarrantyPrice: usd(19),
    extendedWarrantyPrice: usd(49),
    operatingSystemGroup: 169,
    includedOperatingSystemGroup: 117,
    rushService: "rush",
    rushPrice: usd(99),
  } as const;
  const { steps } = priced(cartOf([{ ...samplePc, ...chosen }]));
  expect(steps.slice(1).map((step) => stepWords(step).label)).toEqual([
    "Windows Pro",
    "Longer warranty",
    "Shipping warranty",
    "Extended warranty",
    "Rush service",
  ]);
  const home = { operatingSystemGroup: 117, includedOperatingSystemGroup: 169 } as const;
  expect(wordsOf(cartOf([{ ...samplePc, ...home }]), "operating-system")).toMatchObject([{ label: "Windows Home" }]);
});

test("a deposit says that more is due", () => {
  expect(wordsOf(cartOf([{ ...sampleDeposit, quantity: 2 }]), "pre-order-deposit")).toMatchObject([
    { label: "Forge 100 × 2", why: "A deposit of $100.00 × 2; the rest is due when it ships." },
  ]);
});

test("recycling and insurance say who gets the money", () => {
  const cart = cartOf([sampleMonitor], { ...to("CA"), insurancePremium: usd(12.5) });
  expect(wordsOf(cart, "recycling-fee")).toMatchObject([
    {
      label: "Recycling fee",
      why: "The state pays recyclers with it; we keep none of it. California Covered Electronic Waste Recycling Fee.",
    },
  ]);
  expect(wordsOf(cart, "ups-insurance")).toMatchObject([
    { label: "UPS insurance", why: "The insurer's quote for this cart, as you chose it." },
  ]);
});

test("a state's delivery fee has its name, its day and its source", () => {
  expect(wordsOf(cartOf([samplePc], to("CO")), "colorado-delivery-fee")).toMatchObject([
    {
      label: "Colorado retail delivery fee",
      why: "$0.28 per order since July 1, 2025. Colorado Department of Revenue.",
    },
  ]);
  expect(wordsOf(cartOf([samplePc], to("MN")), "minnesota-delivery-fee")).toMatchObject([
    {
      label: "Minnesota retail delivery fee",
      why: "$0.50 per order since July 1, 2024. Minnesota Department of Revenue.",
    },
  ]);
});

test("a discount says what it takes off, of what, and how it was shared", () => {
  const carries = "Each item carries its part, so that a return refunds what you really paid.";
  expect(wordsOf(discounted({ coupon: sampleCoupon }), "coupon-amount")).toEqual([
    {
      label: "Code FALL",
      why: `FALL: $50.00 off what it applies to. ${carries}`,
      rounding: "Shared by price, spare cents to the largest remainders.",
    },
  ]);
  const percent = { ...sampleCoupon, kind: "percent", value: 100_000 } as const;
  expect(wordsOf(discounted({ coupon: percent }), "coupon-percent")).toEqual([
    {
      label: "Code FALL",
      why: `FALL: 10% off what it applies to. ${carries}`,
      rounding: "Rounded once for each item.",
    },
  ]);
  expect(wordsOf(discounted({ idVerification: sampleVerification }), "id-discount")).toEqual([
    {
      label: "Military discount",
      why: "5% off every item but deposits, for the verified group Military. Each item carries its part, so that a return refunds what you really paid.",
      rounding: "Rounded once for each item.",
    },
  ]);
  expect(wordsOf(discounted({ points: { asked: 2_000, balance: 2_000 } }), "points")).toEqual([
    {
      label: "2,000 points",
      why: "Points you chose to spend. They come back if you return the order.",
      rounding: "Shared by what is left to pay of each item.",
    },
  ]);
});

test("shipping says by what, and why it costs what it costs", () => {
  expect(wordsOf(cartOf([samplePc], to("TX")), "shipping-method")).toEqual([
    { label: "Shipping, Ground", why: "Included in the price of every PC and laptop.", rounding: null },
  ]);
});

test("a tax on one item shows its product, on several that each is rounded", () => {
  expect(wordsOf(cartOf([samplePc], to("CO")), "tax")).toEqual([
    {
      label: "Sales tax",
      why: "2.9% of $1,999.00 in Colorado.",
      rounding: "$1,999.00 × 2.9% = $57.971, rounded to $57.97",
      note: "At the state rate. We charge no city or county tax.",
    },
  ]);
  expect(wordsOf(cartOf([sampleLaptop, sampleMouse], to("CT")), "tax")).toMatchObject([
    { rounding: "Rounded once for each item." },
  ]);
});

test("a Canadian tax has its own name, on things and on shipping", () => {
  const cart = cartOf([sampleLaptop], toCanada("ON"));
  expect(wordsOf(cart, "tax")).toEqual([
    {
      label: "HST",
      why: "13% of $1,499.00 in Ontario.",
      rounding: "$1,499.00 × 13% = $194.87",
    },
  ]);
  expect(wordsOf(cart, "tax-on-shipping")).toEqual([
    {
      label: "HST on shipping",
      why: "13% of $49.00 in Ontario. Delivery of taxed goods is taxed with them.",
      rounding: "$49.00 × 13% = $6.37",
    },
  ]);
});

test.each<[string, CartToPrice, string[]]>([
  [
    "a Katapult order in Colorado",
    cartOf([samplePc], { ...to("CO"), paymentType: "Katapult" }),
    ["Colorado’s delivery fee is Katapult’s to file."],
  ],
  [
    "a deposit to Colorado",
    cartOf([sampleDeposit], to("CO")),
    [
      "A pre-order deposit isn’t taxed. You pay the tax with the rest of the price.",
      "Colorado’s delivery fee isn’t charged on a deposit, because nothing is delivered yet.",
    ],
  ],
  ["a small order to Minnesota", cartOf([sampleMouse], to("MN")), ["Minnesota's delivery fee begins at $100.00."]],
  [
    "a mouse to Alaska",
    cartOf([sampleMouse], to("AK")),
    ["Alaska has no state sales tax, and we charge no local tax."],
  ],
  [
    "an order with a certificate",
    cartOf([samplePc], { ...to("TX"), taxExemption: { certificate: "X-1", state: "TX" } }),
    ["Exempt by certificate X-1."],
  ],
  [
    "a laptop to Miami in August",
    cartOf([sampleLaptop], { ...to("FL"), pricedAt: "2026-08-15T16:00:00Z" }),
    ["Tax holiday in Florida until 2026-08-31 23:59:59 local time."],
  ],
])("%s says what is not on the bill", (_, cart, texts) => {
  expect(priced(cart).notCharged.map((each) => notChargedText(each))).toEqual(texts);
});
