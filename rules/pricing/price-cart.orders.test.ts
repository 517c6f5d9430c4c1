import { expect, test } from "vitest";
import type { CartToPrice } from "./cart-to-price.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
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

const to = (state: string, change: Partial<CartToPrice> = {}) => ({ destination: toState(state), ...change });
const toCanada = (state: string) => ({ destination: toState(state, "CANADA") });
const toBox = (state: string) => ({ destination: { ...toState(state), isPoBox: true } });
const of = (quantity: number, line: LineToPrice) => ({ ...line, quantity });
const at = (dollars: number, line: LineToPrice) => ({ ...line, unitPrice: usd(dollars) });
const by = (shippingMethodId: CartToPrice["shippingMethodId"]) => ({ shippingMethodId });
const code = (cents: number) => ({ coupon: { ...sampleCoupon, value: cents } });
const percent = (ppm: number) => ({ coupon: { ...sampleCoupon, kind: "percent", value: ppm } as const });
const freeShipping = { coupon: { ...sampleCoupon, kind: "free_shipping", value: 0 } as const };
const verified = (ppm: number) => ({ idVerification: { ...sampleVerification, discountPpm: ppm } });
const points = (asked: number) => ({ points: { asked, balance: 10_000 } });
const ready = { ...samplePc, readyMade: true };
const texan = { certificate: "01-339", state: "TX" };
const mouse = sampleMouse;
const on = (pricedAt: string) => ({ pricedAt });

/** Totals in dollars, worked out apart from this code with decimal arithmetic; the working stands in the row. */
type Order = [working: string, cart: CartToPrice, total: number];

test.each<Order>([
  ["10 % off 0.25 is 0.025, to even 0.02: 0.23 + 0.01 + 5.95", cartOf([at(0.25, mouse)], to("TX", percent(1e5))), 6.19],
  ["10 % off 0.35 is 0.035, to even 0.04: 0.31 + 0.02 + 5.95", cartOf([at(0.35, mouse)], to("TX", percent(1e5))), 6.28],
  ["15 % off 149.97 is 22.50: 127.47 + 8.29", cartOf([of(3, mouse)], to("WA", percent(150_000))), 135.76],
  ["7.5 % off 1,234.60 is 92.595, to even 92.60", cartOf([at(1234.6, mouse)], to("OH", percent(75_000))), 1207.66],
  ["12.5 % off 1,499 is 187.375, to even 187.38", cartOf([sampleLaptop], to("IL", verified(125_000))), 1393.6],
  ["5 % off 0.50 is 0.025, to even 0.02: 0.48 + 5.95", cartOf([at(0.5, mouse)], to("OR", verified(50_000))), 6.43],
  ["50 off as 48.78 and 1.22: 78.01 + 1.95 of tax", cartOf([samplePc, mouse], to("NY", code(5000))), 2078.95],
  ["10 % off the PC, not its neighbor's deposit", cartOf([samplePc, sampleDeposit], to("MI", percent(1e5))), 2007.05],
  [
    "10 % off and 1,500 points: 1,784.10 + 111.51",
    cartOf([samplePc], to("TX", { ...percent(1e5), ...points(1500) })),
    1895.61,
  ],
  ["9,999 points asked, 4,500 fit into 49.99: 4.99 + 0.31 + 5.95", cartOf([mouse], to("TX", points(9999))), 11.25],
  ["two monitors less 10 %, recycling 10 whole", cartOf([of(2, sampleMonitor)], to("CA", percent(1e5))), 780.27],
  ["Minnesota, 111.10 less 11.11 is 99.99: no fee", cartOf([at(111.1, mouse)], to("MN", percent(1e5))), 106.86],
  ["Minnesota, 111.12 less 11.11 is 100.01: 0.50", cartOf([at(111.12, mouse)], to("MN", percent(1e5))), 107.39],
  ["Minnesota, a PC and a deposit: 137.43 + 0.50", cartOf([samplePc, sampleDeposit], to("MN")), 2236.93],
  ["Minnesota, a deposit of 100 alone: 0.50", cartOf([sampleDeposit], to("MN")), 100.5],
  ["Minnesota by Katapult: 0.50 all the same", cartOf([samplePc], to("MN", { paymentType: "Katapult" })), 2136.93],
  ["a ready-made PC overnight: 57.97 + 119 + 0.28", cartOf([ready], to("CO", by(6))), 2176.25],
  ["two ready-made PCs in two days: 2 × 59", cartOf([of(2, ready)], to("NV", by(5))), 4389.86],
  ["a ready-made PC to Anchorage by 15828", cartOf([ready], to("AK", by(3))), 2178],
  ["a ready-made PC to Anchorage by ground, 224 − 75", cartOf([ready], to("AK", by(7))), 2148],
  ["a ready-made PC to Puerto Rico by 15828", cartOf([ready], to("PR", by(3))), 2407.88],
  ["15828 is not for Denver: ground instead, free", cartOf([ready], to("CO", by(3))), 2057.25],
  [
    "Montréal, 10 % off a laptop and a mouse",
    cartOf([sampleLaptop, mouse], { ...toCanada("QC"), ...percent(1e5) }),
    1659.2,
  ],
  [
    "Vancouver, two laptops: 149.90 + 209.86 + 2 × 49 and 4.90 + 6.86 on it",
    cartOf([of(2, sampleLaptop)], toCanada("BC")),
    3467.52,
  ],
  [
    "Toronto, a PC and a laptop: 454.74 + 89 + 49 and 17.94 on it",
    cartOf([samplePc, sampleLaptop], toCanada("ON")),
    4108.68,
  ],
  ["Regina, three monitors, 18 kg: 84.95", cartOf([of(3, sampleMonitor)], toCanada("SK")), 1422.97],
  ["Whitehorse, a monitor of 6 kg: 44.95", cartOf([sampleMonitor], toCanada("YT")), 466.15],
  ["Honolulu, a monitor: 15.96 + 19.95", cartOf([sampleMonitor], to("HI")), 434.91],
  ["San Juan, a monitor in two days: 49.95 + 27", cartOf([sampleMonitor], to("PR", by(5))), 521.83],
  ["San Juan, a monitor by mail: 19.95 + 3", cartOf([sampleMonitor], to("PR", by(2))), 467.83],
  ["an APO monitor: 19.95 + 3", cartOf([sampleMonitor], to("AA")), 421.95],
  ["Sacramento, a PC and a monitor: recycling 5", cartOf([samplePc, sampleMonitor], to("CA")), 2576.86],
  ["Seattle, three laptops in two days: 3 × 43", cartOf([of(3, sampleLaptop)], to("WA", by(5))), 4918.3],
  ["Nashua, a PC by appointment: 129 − 75", cartOf([samplePc], to("NH", by(10))), 2053],
  ["Gary, a PC in the evening: 119 − 75", cartOf([samplePc], to("IN", by(9))), 2182.93],
  ["Madison, a laptop in three days: 78 − 49", cartOf([sampleLaptop], to("WI", by(4))), 1602.95],
  ["a laptop to an Ohio PO box: 88 − 49", cartOf([sampleLaptop], toBox("OH")), 1624.19],
  ["a PC to a Carolina PO box: 134 − 75", cartOf([samplePc], toBox("NC")), 2152.95],
  ["five mice, 249.95: shipping free from 99", cartOf([of(5, mouse)], to("TX")), 265.57],
  ["98.99 of gear: 5.95 of shipping", cartOf([at(98.99, mouse)], to("TX")), 111.13],
  ["99.00 of gear: free", cartOf([at(99, mouse)], to("TX")), 105.19],
  ["110 of gear less 11.01 is 98.99: 5.95 again", cartOf([at(110, mouse)], to("TX", code(1101))), 111.13],
  [
    "exempt in Texas, insured for 12.34",
    cartOf([samplePc], to("TX", { taxExemption: texan, insurancePremium: usd(12.34) })),
    2011.34,
  ],
  [
    "exempt in Colorado: the delivery fee stays",
    cartOf([samplePc], to("CO", { taxExemption: { ...texan, state: "CO" } })),
    1999.28,
  ],
  ["a Texan's certificate is nothing to Oklahoma", cartOf([samplePc], to("OK", { taxExemption: texan })), 2088.96],
  ["Miami in August, a laptop of 1,499: no tax", cartOf([sampleLaptop], to("FL", on("2026-08-15T16:00:00Z"))), 1499],
  [
    "Miami in August, the PC beside it is taxed: 119.94",
    cartOf([sampleLaptop, samplePc], to("FL", on("2026-08-15T16:00:00Z"))),
    3617.94,
  ],
  ["St. Louis on August 8, a mouse: 5.95 alone", cartOf([mouse], to("MO", on("2026-08-08T16:00:00Z"))), 55.94],
  [
    "Santa Fe on August 8, a laptop a cent too dear",
    cartOf([at(1000.01, sampleLaptop)], to("NM", on("2026-08-08T16:00:00Z"))),
    1048.76,
  ],
  [
    "Santa Fe on August 8, gear a cent too dear",
    cartOf([at(500.01, mouse)], to("NM", on("2026-08-08T16:00:00Z"))),
    524.39,
  ],
  ["Nashville on August 1, gear is taxed: 3.50 + 5.95", cartOf([mouse], to("TN", on("2026-08-01T16:00:00Z"))), 59.44],
  ["Mobile on July 18, a laptop of 750", cartOf([at(750, sampleLaptop)], to("AL", on("2026-07-18T16:00:00Z"))), 750],
  ["a free-shipping code to Honolulu: 49.99 + 2.00", cartOf([mouse], to("HI", freeShipping)), 51.99],
  [
    "that code on two days to Honolulu: 199 stays",
    cartOf([samplePc], to("HI", { ...freeShipping, ...by(3) })),
    2277.96,
  ],
])("an order in words: %s", (_, cart, total) => {
  expect(priced(cart).total).toBe(usd(total));
});

test.each([
  [0, 5.95, 14.95, 14.95],
  [500, 5.95, 14.95, 14.95],
  [501, 8.95, 19.95, 19.95],
  [2_000, 8.95, 19.95, 19.95],
  [2_001, 12.95, 29.95, 27.95],
  [5_000, 12.95, 29.95, 27.95],
  [5_001, 19.95, 49.95, 44.95],
  [12_000, 19.95, 49.95, 44.95],
  [12_001, 39.95, 89.95, 84.95],
  [30_000, 39.95, 89.95, 84.95],
  [30_001, 39.95, 89.95, 84.95],
])("gear of %i g costs %d by the standard way, %d in two days, %d to Canada", (weightGrams, standard, two, canada) => {
  const line = { ...mouse, weightGrams };
  const fee = (change: Partial<CartToPrice>) => priced(cartOf([line], change)).shippingFee;
  expect([fee(to("TX")), fee(to("TX", by(3))), fee(toCanada("AB"))]).toEqual([usd(standard), usd(two), usd(canada)]);
});
