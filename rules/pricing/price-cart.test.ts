import { expect, test } from "vitest";
import type { CartToPrice } from "./cart-to-price.ts";
import { priceCart } from "./price-cart.ts";
import type { NotCharged } from "./price-step.ts";
import type { PricedCart } from "./priced-cart.ts";
import {
  cartOf,
  priced,
  sampleConfig,
  sampleDeposit,
  sampleLaptop,
  sampleMouse,
  samplePc,
  toState,
  usd,
} from "../testing/sample-cart.ts";

const to = (state: string) => ({ destination: toState(state) });
const of = (line: typeof samplePc, quantity: number) => ({ ...line, quantity });
const toCanada = (state: string) => ({ destination: toState(state, "CANADA") });

const kindsOf = ({ steps }: PricedCart) => steps.map(({ kind }) => kind);

test("before the destination is known there is no tax, no shipping and no fee, and the cart says so", () => {
  const result = priced(cartOf([samplePc]));
  expect([result.tax, result.taxRatePpm, result.shippingOptions, result.shippingMethodId, result.total]).toEqual([
    null,
    null,
    [],
    null,
    usd(1999),
  ]);
});

test("an empty cart costs nothing", () => {
  expect(priced(cartOf([])).total).toBe(0);
  expect(priced(cartOf([], to("CO"))).total).toBe(0);
});

test.each([0, -1, 1.5, 100, 1e9, Number.NaN])("a quantity of %d is refused by name", (quantity) => {
  expect(priceCart(cartOf([of(samplePc, quantity)]), sampleConfig)).toEqual({
    ok: false,
    reason: "quantity_invalid",
    facts: { least: 1, most: 99 },
  });
});

test.each([
  ["a country we do not ship to", toState("", "OTHER")],
  ["a state nobody knows", toState("ZZ")],
  ["a Canadian province written as a state", toState("QC")],
])("%s is refused by name", (_, destination) => {
  expect(priceCart(cartOf([samplePc], { destination }), sampleConfig)).toEqual({
    ok: false,
    reason: "destination_unknown",
    facts: {},
  });
});

test("a shipping method that is not offered gives way to the cheapest one", () => {
  expect(priced(cartOf([samplePc], { ...to("HI"), shippingMethodId: 6 })).shippingMethodId).toBe(7);
});

test("will call is never the way a cart travels, even when it is asked for", () => {
  expect(priced(cartOf([samplePc], { ...to("CO"), shippingMethodId: 8 })).shippingMethodId).toBe(7);
});

test("insurance is what the insurer quotes, on a line of its own", () => {
  const result = priced(cartOf([samplePc], { ...to("TX"), insurancePremium: usd(24.5) }));
  expect([result.insurance, result.tax, result.total]).toEqual([usd(24.5), usd(124.94), usd(2148.44)]);
  expect(result.steps.filter(({ kind }) => kind === "insurance").map(({ rule }) => rule)).toEqual(["ups-insurance"]);
});

test("every step of a Denver order has its rule and the facts that the rule saw", () => {
  const { steps } = priced(cartOf([of(samplePc, 2)], to("CO")));
  const ofTheOrder = { lineId: null, shares: [] };
  expect(steps).toEqual([
    {
      kind: "line",
      rule: "item",
      name: "Forge 90",
      isIncluded: false,
      unit: usd(1999),
      quantity: 2,
      amount: usd(3998),
      lineId: "pc",
      shares: [],
    },
    {
      ...ofTheOrder,
      kind: "shipping",
      rule: "shipping-method",
      method: "Ground",
      reason: { because: "systems", charged: [] },
      amount: 0,
    },
    {
      kind: "tax",
      rule: "tax",
      tax: "Sales tax",
      country: "USA",
      state: "CO",
      ratePpm: 29_000,
      validFrom: null,
      base: usd(3998),
      isRoundedByItem: false,
      leavesOutLocalTax: true,
      amount: usd(115.94),
      lineId: null,
      shares: [{ lineId: "pc", amount: usd(115.94) }],
    },
    {
      ...ofTheOrder,
      kind: "delivery_fee",
      rule: "colorado-delivery-fee",
      validFrom: "2025-07-01",
      source: "Colorado Department of Revenue.",
      amount: 28,
    },
  ]);
});

test("a Montréal receipt names GST and QST apart", () => {
  const taxes = priced(cartOf([sampleLaptop, sampleMouse], toCanada("QC"))).steps.filter((step) => step.kind === "tax");
  expect(taxes.map(({ rule, tax, ratePpm, base, amount }) => [rule, tax, ratePpm, base, amount])).toEqual([
    ["tax", "GST", 50_000, usd(1548.99), usd(77.45)],
    ["tax", "QST", 99_750, usd(1548.99), usd(154.52)],
    ["tax-on-shipping", "GST", 50_000, usd(49), usd(2.45)],
    ["tax-on-shipping", "QST", 99_750, usd(49), usd(4.89)],
  ]);
  expect(taxes.map(({ shares }) => shares.map(({ amount }) => amount))).toEqual([
    [usd(74.95), usd(2.5)],
    [usd(149.53), usd(4.99)],
    [],
    [],
  ]);
});

test.each<[string, CartToPrice, NotCharged[]]>([
  [
    "a Katapult order in Colorado",
    cartOf([samplePc], { ...to("CO"), paymentType: "Katapult" }),
    [{ rule: "colorado-delivery-fee", because: "katapult" }],
  ],
  [
    "a deposit to Colorado",
    cartOf([sampleDeposit], to("CO")),
    [{ rule: "tax-of-deposit" }, { rule: "colorado-delivery-fee", because: "deposit" }],
  ],
  [
    "a small order to Minnesota",
    cartOf([sampleMouse], to("MN")),
    [{ rule: "minnesota-delivery-fee", minimum: usd(100) }],
  ],
  [
    "a small order to Minnesota before the fee was law",
    cartOf([sampleMouse], { ...to("MN"), pricedAt: "2024-06-30T12:00:00Z" }),
    [],
  ],
  [
    "an order to Colorado before the fee was law",
    cartOf([samplePc], { ...to("CO"), pricedAt: "2022-06-30T12:00:00Z" }),
    [],
  ],
  ["an order to Texas", cartOf([samplePc], to("TX")), []],
])("%s says what is not on the bill", (_, cart, notCharged) => {
  expect(priced(cart).notCharged).toEqual(notCharged);
});

test("the cart keeps the version of the settings that priced it", () => {
  expect(priced(cartOf([samplePc])).configVersion).toBe("sample");
});

test("a warranty and a Windows upgrade are steps of their own, once for all units", () => {
  const line = {
    ...of(samplePc, 2),
    warrantyPrice: usd(149),
    operatingSystemGroup: 169,
    includedOperatingSystemGroup: 117,
  } as const;
  const units = { quantity: 2, lineId: "pc", shares: [] };
  expect(priced(cartOf([line])).steps).toEqual([
    { ...units, kind: "line", rule: "item", name: "Forge 90", isIncluded: false, unit: usd(1999), amount: usd(3998) },
    { ...units, kind: "line", rule: "operating-system", group: 169, unit: usd(60), amount: usd(120) },
    { ...units, kind: "warranty", rule: "warranty", unit: usd(149), amount: usd(298) },
  ]);
});

test("a deposit's step says what it is", () => {
  const [first] = priced(cartOf([sampleDeposit])).steps;
  expect(first).toMatchObject({ rule: "pre-order-deposit", amount: usd(100) });
});

test("a refusal in an example is an error with its name", () => {
  expect(() => priced(cartOf([of(samplePc, 0)]))).toThrow("quantity_invalid");
});

test("a tax or a fee of nothing is no line of the receipt", () => {
  expect(kindsOf(priced(cartOf([samplePc], to("OR"))))).toEqual(["line", "shipping"]);
  expect(kindsOf(priced(cartOf([samplePc], to("CA"))))).toEqual(["line", "shipping", "tax"]);
});
