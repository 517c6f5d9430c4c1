import { expect, test } from "vitest";
import { sumCents } from "../money/cents.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import { priceCart } from "./price-cart.ts";
import { cartOf, priced, sampleConfig, sampleDeposit, sampleLaptop, sampleMonitor, sampleMouse, samplePc, toState, usd } from "./sample-cart.ts";

/** Dollars, worked out with decimal arithmetic apart from this code: subtotal, tax, shipping, state fees, total. */
type Example = [name: string, cart: CartToPrice, subtotal: number, tax: number, shipping: number, fees: number, total: number];

const to = (state: string) => ({ destination: toState(state) });
const toCanada = (state: string) => ({ destination: toState(state, "CANADA") });
const gear = (dollars: number) => ({ ...sampleMouse, unitPrice: usd(dollars) });
const of = (line: typeof samplePc, quantity: number) => ({ ...line, quantity });

test.each<Example>([
  ["a PC to Denver: 2.9 % and the delivery fee", cartOf([samplePc], to("CO")), 1999, 57.97, 0, 0.28, 2057.25],
  ["two PCs to Denver: the delivery fee once", cartOf([of(samplePc, 2)], to("CO")), 3998, 115.94, 0, 0.28, 4114.22],
  ["a PC and a laptop to Denver: each line's tax rounded alone", cartOf([samplePc, sampleLaptop], to("CO")), 3498, 101.44, 0, 0.28, 3599.72],
  ["a PC to Denver overnight: 214 less the 75 in its price", cartOf([samplePc], { ...to("CO"), shippingMethodId: 6 }), 1999, 57.97, 139, 0.28, 2196.25],
  ["two PCs to Denver in three days: 2 × 49", cartOf([of(samplePc, 2)], { ...to("CO"), shippingMethodId: 4 }), 3998, 115.94, 98, 0.28, 4212.22],
  ["a Katapult order in Colorado: no delivery fee", cartOf([samplePc], { ...to("CO"), paymentType: "Katapult" }), 1999, 57.97, 0, 0, 2056.97],
  ["a deposit to Denver: no tax, no shipping, no delivery fee", cartOf([sampleDeposit], to("CO")), 100, 0, 0, 0, 100],
  ["a deposit and a mouse to Denver: the mouse is taxed and delivered", cartOf([sampleDeposit, sampleMouse], to("CO")), 149.99, 1.45, 0, 0.28, 151.72],
  ["a PC to Honolulu: 4 %, ground 224 − 75", cartOf([samplePc], to("HI")), 1999, 79.96, 149, 0, 2227.96],
  ["a mouse to Honolulu in two days: 14.95 and 27", cartOf([sampleMouse], { ...to("HI"), shippingMethodId: 3 }), 49.99, 2, 41.95, 0, 93.94],
  ["an APO mouse: 5.95 and 3, no tax", cartOf([sampleMouse], to("AE")), 49.99, 0, 8.95, 0, 58.94],
  ["three APO mice: the postal adder once", cartOf([of(sampleMouse, 3)], to("AP")), 149.97, 0, 11.95, 0, 161.92],
  ["a laptop to Puerto Rico: 11.5 % is 172.385, half to even", cartOf([sampleLaptop], to("PR")), 1499, 172.38, 59, 0, 1730.38],
  ["a laptop to Anchorage by air: no state tax, 148 − 49", cartOf([sampleLaptop], { ...to("AK"), shippingMethodId: 3 }), 1499, 0, 99, 0, 1598],
  ["a Montréal laptop: GST 74.95 and QST 149.53", cartOf([sampleLaptop], toCanada("QC")), 1499, 224.48, 49, 0, 1772.48],
  ["a Toronto PC: HST 13 %", cartOf([samplePc], toCanada("ON")), 1999, 259.87, 89, 0, 2347.87],
  ["a Vancouver mouse: GST 2.50 and PST 3.50", cartOf([sampleMouse], toCanada("BC")), 49.99, 6, 14.95, 0, 70.94],
  ["a Calgary laptop: GST alone", cartOf([sampleLaptop], toCanada("AB")), 1499, 74.95, 49, 0, 1622.95],
  ["a Halifax laptop today: HST 14 %", cartOf([sampleLaptop], toCanada("NS")), 1499, 209.86, 49, 0, 1757.86],
  ["a Halifax laptop on March 31, 2025: HST 15 %", cartOf([sampleLaptop], { ...toCanada("NS"), pricedAt: "2025-04-01T06:59:59Z" }), 1499, 224.85, 49, 0, 1772.85],
  ["a Halifax laptop the next second at the warehouse", cartOf([sampleLaptop], { ...toCanada("NS"), pricedAt: "2025-04-01T07:00:00Z" }), 1499, 209.86, 49, 0, 1757.86],
  ["a Regina PC and mouse: two taxes on two lines", cartOf([samplePc, sampleMouse], toCanada("SK")), 2048.99, 225.39, 89, 0, 2363.38],
  ["three Winnipeg mice", cartOf([of(sampleMouse, 3)], toCanada("MB")), 149.97, 18, 19.95, 0, 187.92],
  ["two monitors to Sacramento: 5 of recycling each, 57.855 to even", cartOf([of(sampleMonitor, 2)], to("CA")), 798, 57.86, 0, 10, 865.86],
  ["two monitors to Reno: no recycling fee", cartOf([of(sampleMonitor, 2)], to("NV")), 798, 54.66, 0, 0, 852.66],
  ["100.00 of gear to Minneapolis: the delivery fee, 6.875 to even", cartOf([gear(100)], to("MN")), 100, 6.88, 0, 0.5, 107.38],
  ["99.99 of gear to Minneapolis: a cent too little", cartOf([gear(99.99)], to("MN")), 99.99, 6.87, 0, 0, 106.86],
  ["a PC to Portland: Oregon has no sales tax", cartOf([samplePc], to("OR")), 1999, 0, 0, 0, 1999],
  ["a PC and a mouse to New York", cartOf([samplePc, sampleMouse], to("NY")), 2048.99, 81.96, 0, 0, 2130.95],
  ["1,234.56 of gear to Newark", cartOf([gear(1234.56)], to("NJ")), 1234.56, 81.79, 0, 0, 1316.35],
  ["a PC with Windows Pro for the included Home: 169 − 109", cartOf([{ ...samplePc, operatingSystemGroup: 169, includedOperatingSystemGroup: 117 }], to("TX")), 2059, 128.69, 0, 0, 2187.69],
  ["two PCs each with a longer warranty at 149", cartOf([{ ...of(samplePc, 2), warrantyPrice: usd(149) }], to("TX")), 4296, 268.5, 0, 0, 4564.5],
  ["a PC with rush service at 60", cartOf([{ ...samplePc, rushService: "rush", rushPrice: usd(60) }], to("TX")), 2059, 128.69, 0, 0, 2187.69],
  ["a PC built later: DEFER costs nothing", cartOf([{ ...samplePc, rushService: "DEFER", rushPrice: usd(60) }], to("OR")), 1999, 0, 0, 0, 1999],
  ["a PC with shipping warranty 29 and extended warranty 99", cartOf([{ ...samplePc, shippingWarrantyPrice: usd(29), extendedWarrantyPrice: usd(99) }], to("OR")), 2127, 0, 0, 0, 2127],
  ["a mouse that comes with the PC", cartOf([samplePc, { ...sampleMouse, freeWithLineId: "pc" }], to("OR")), 1999, 0, 0, 0, 1999],
])("%s", (_, cart, subtotal, tax, shipping, fees, total) => {
  const result = priced(cart);
  expect({
    subtotal: result.subtotal,
    tax: result.tax,
    shipping: result.shippingFee,
    fees: result.deliveryFee + result.recyclingFee,
    total: result.total,
  }).toEqual({ subtotal: usd(subtotal), tax: usd(tax), shipping: usd(shipping), fees: usd(fees), total: usd(total) });
  expect(sumCents(result.steps.map(({ amount }) => amount))).toBe(result.total);
});

test("before the destination is known there is no tax, no shipping and no fee, and the cart says so", () => {
  const result = priced(cartOf([samplePc]));
  expect([result.tax, result.taxRatePpm, result.shippingOptions, result.shippingMethodId, result.total]).toEqual([null, null, [], null, usd(1999)]);
});

test("an empty cart costs nothing", () => {
  expect(priced(cartOf([])).total).toBe(0);
  expect(priced(cartOf([], to("CO"))).total).toBe(0);
});

test.each([0, -1, 1.5, 100, 1e9, Number.NaN])("a quantity of %d is refused by name", (quantity) => {
  expect(priceCart(cartOf([of(samplePc, quantity)]), sampleConfig)).toEqual({ ok: false, reason: "line_quantity_invalid" });
});

test.each([
  ["a country we do not ship to", toState("", "OTHER")],
  ["a state nobody knows", toState("ZZ")],
  ["a Canadian province written as a state", toState("QC")],
])("%s is refused by name", (_, destination) => {
  expect(priceCart(cartOf([samplePc], { destination }), sampleConfig)).toEqual({ ok: false, reason: "destination_unknown" });
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
    { kind: "line", rule: "item", label: "Forge 90 × 2", amount: usd(3998), lineId: "pc", ratePpm: null, validFrom: null, rounding: null, why: "$1,999.00 × 2.", shares: [] },
    { kind: "shipping", rule: "shipping-method", label: "Shipping, Ground", amount: 0, lineId: null, ratePpm: null, validFrom: null, rounding: null, why: "Included in the price of every PC and laptop.", shares: [] },
    {
      kind: "tax", rule: "tax-usa-co", label: "Sales tax", amount: usd(115.94), lineId: null, ratePpm: 29_000, validFrom: "2020-01-01",
      rounding: "$3,998.00 × 2.9% = $115.942, half to even: $115.94",
      why: "2.9% of $3,998.00 for CO, the rate since 2020-01-01. State revenue department's general rate.", shares: [{ lineId: "pc", amount: usd(115.94) }],
    },
    {
      kind: "delivery_fee", rule: "colorado-delivery-fee", label: "Colorado retail delivery fee", amount: 28, lineId: null, ratePpm: null, validFrom: "2025-07-01", rounding: null,
      why: "$0.28 once an order, since 2025-07-01. Colorado Department of Revenue.", shares: [],
    },
  ]);
});

test("a Montréal receipt names GST and QST apart", () => {
  const taxes = priced(cartOf([sampleLaptop, sampleMouse], toCanada("QC"))).steps.filter(({ kind }) => kind === "tax");
  expect(taxes.map(({ label, ratePpm, amount, rounding }) => [label, ratePpm, amount, rounding])).toEqual([
    ["GST", 50_000, usd(77.45), "Rounded once an item, half to even; the items are listed."],
    ["QST", 99_750, usd(154.52), "Rounded once an item, half to even; the items are listed."],
  ]);
  expect(taxes.map(({ shares }) => shares.map(({ amount }) => amount))).toEqual([[usd(74.95), usd(2.5)], [usd(149.53), usd(4.99)]]);
});

test.each<[string, CartToPrice, string[]]>([
  ["a Katapult order in Colorado", cartOf([samplePc], { ...to("CO"), paymentType: "Katapult" }), ["Colorado's delivery fee is Katapult's to file."]],
  ["a deposit to Colorado", cartOf([sampleDeposit], to("CO")), ["A pre-order deposit is not taxed; tax is due with the rest of the price.", "Colorado's delivery fee waits: a deposit delivers nothing yet."]],
  ["a small order to Minnesota", cartOf([sampleMouse], to("MN")), ["Minnesota's delivery fee begins at $100.00."]],
  ["a small order to Minnesota before the fee was law", cartOf([sampleMouse], { ...to("MN"), pricedAt: "2024-06-30T12:00:00Z" }), []],
  ["an order to Colorado before the fee was law", cartOf([samplePc], { ...to("CO"), pricedAt: "2022-06-30T12:00:00Z" }), []],
  ["an order to Texas", cartOf([samplePc], to("TX")), []],
])("%s says what is not on the bill", (_, cart, whys) => {
  expect(priced(cart).notCharged.map(({ why }) => why)).toEqual(whys);
});

test("the cart keeps the version of the settings that priced it", () => {
  expect(priced(cartOf([samplePc])).configVersion).toBe("sample");
});

test("a warranty and a Windows upgrade are steps of their own, once for all units", () => {
  const line = { ...of(samplePc, 2), warrantyPrice: usd(149), operatingSystemGroup: 169, includedOperatingSystemGroup: 117 } as const;
  expect(priced(cartOf([line])).steps.map(({ kind, rule, label, amount }) => [kind, rule, label, amount])).toEqual([
    ["line", "item", "Forge 90 × 2", usd(3998)],
    ["line", "operating-system", "Windows Pro × 2", usd(120)],
    ["warranty", "warranty", "Longer warranty × 2", usd(298)],
  ]);
});

test("a deposit's step says what it is and that more is due", () => {
  const [first] = priced(cartOf([sampleDeposit])).steps;
  expect([first?.rule, first?.why]).toEqual(["pre-order-deposit", "A deposit of $100.00; the rest is due when it ships."]);
});
