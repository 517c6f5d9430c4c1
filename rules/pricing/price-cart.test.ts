import { expect, test } from "vitest";
import type { CartToPrice } from "./cart-to-price.ts";
import { priceCart } from "./price-cart.ts";
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
    reason: "line_quantity_invalid",
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
  expect(result.steps.filter(({ kind }) => kind === "insurance").map(({ label }) => label)).toEqual(["UPS insurance"]);
});

test("every step of a Denver order has its rule, its words, its rate and its day", () => {
  const { steps } = priced(cartOf([of(samplePc, 2)], to("CO")));
  expect(steps).toEqual([
    {
      kind: "line",
      rule: "item",
      label: "Forge 90 × 2",
      amount: usd(3998),
      lineId: "pc",
      ratePpm: null,
      validFrom: null,
      rounding: null,
      why: "$1,999.00 × 2.",
      shares: [],
    },
    {
      kind: "shipping",
      rule: "shipping-method",
      label: "Shipping, Ground",
      amount: 0,
      lineId: null,
      ratePpm: null,
      validFrom: null,
      rounding: null,
      why: "Included in the price of every PC and laptop.",
      shares: [],
    },
    {
      kind: "tax",
      rule: "tax-usa-co",
      label: "Sales tax",
      amount: usd(115.94),
      lineId: null,
      ratePpm: 29_000,
      validFrom: null,
      rounding: "$3,998.00 × 2.9% = $115.942, rounded to $115.94",
      why: "2.9% of $3,998.00 in Colorado.",
      leavesOutLocalTax: true,
      shares: [{ lineId: "pc", amount: usd(115.94) }],
    },
    {
      kind: "delivery_fee",
      rule: "colorado-delivery-fee",
      label: "Colorado retail delivery fee",
      amount: 28,
      lineId: null,
      ratePpm: null,
      validFrom: "2025-07-01",
      rounding: null,
      why: "$0.28 per order since July 1, 2025. Colorado Department of Revenue.",
      shares: [],
    },
  ]);
});

test("a Montréal receipt names GST and QST apart", () => {
  const taxes = priced(cartOf([sampleLaptop, sampleMouse], toCanada("QC"))).steps.filter(({ kind }) => kind === "tax");
  expect(taxes.map(({ label, ratePpm, amount, rounding }) => [label, ratePpm, amount, rounding])).toEqual([
    ["GST", 50_000, usd(77.45), "Rounded once for each item."],
    ["QST", 99_750, usd(154.52), "Rounded once for each item."],
    ["GST on shipping", 50_000, usd(2.45), "$49.00 × 5% = $2.45"],
    ["QST on shipping", 99_750, usd(4.89), "$49.00 × 9.975% = $4.88775, rounded to $4.89"],
  ]);
  expect(taxes.map(({ shares }) => shares.map(({ amount }) => amount))).toEqual([
    [usd(74.95), usd(2.5)],
    [usd(149.53), usd(4.99)],
    [],
    [],
  ]);
});

test.each<[string, CartToPrice, string[]]>([
  [
    "a Katapult order in Colorado",
    cartOf([samplePc], { ...to("CO"), paymentType: "Katapult" }),
    ["Colorado's delivery fee is Katapult's to file."],
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
])("%s says what is not on the bill", (_, cart, whys) => {
  expect(priced(cart).notCharged.map(({ why }) => why)).toEqual(whys);
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
  expect(priced(cartOf([line])).steps.map(({ kind, rule, label, amount }) => [kind, rule, label, amount])).toEqual([
    ["line", "item", "Forge 90 × 2", usd(3998)],
    ["line", "operating-system", "Windows Pro × 2", usd(120)],
    ["warranty", "warranty", "Longer warranty × 2", usd(298)],
  ]);
});

test("a deposit's step says what it is and that more is due", () => {
  const [first] = priced(cartOf([sampleDeposit])).steps;
  expect([first?.rule, first?.why]).toEqual([
    "pre-order-deposit",
    "A deposit of $100.00; the rest is due when it ships.",
  ]);
});

test("a refusal in an example is an error with its name", () => {
  expect(() => priced(cartOf([of(samplePc, 0)]))).toThrow("line_quantity_invalid");
});

test("a tax or a fee of nothing is no line of the receipt", () => {
  expect(kindsOf(priced(cartOf([samplePc], to("OR"))))).toEqual(["line", "shipping"]);
  expect(kindsOf(priced(cartOf([samplePc], to("CA"))))).toEqual(["line", "shipping", "tax"]);
});
