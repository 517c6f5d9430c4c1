import { expect, test } from "vitest";
import type { StoreConfig } from "../config/store-config.ts";
import type { TaxFreeHoliday, TaxHoliday } from "../tax/tax-holiday.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import {
  cartOf,
  priced,
  sampleConfig,
  sampleCoupon,
  sampleDeposit,
  sampleLaptop,
  sampleMouse,
  samplePc,
  toState,
  usd,
} from "../testing/sample-cart.ts";

/** A holiday as Texas writes them: first minute of Friday to last second of Sunday, in summer 5 hours behind UTC. */
const texas: TaxHoliday = {
  state: "TX",
  startDate: "2026-08-07T00:00:00",
  endDate: "2026-08-09T23:59:59",
  timeZoneDifferenceHours: -5,
  testMode: false,
  maxPrice: usd(1500),
  gearsMaxPrice: usd(40),
  excludeGears: false,
  taxType: "PerItem",
  source: "Texas Comptroller.",
};
const short: TaxFreeHoliday = {
  state: "TX",
  maxPrice: usd(1500),
  startDate: "2026-08-07",
  endDate: "2026-08-09",
  activated: true,
};
const saturday = "2026-08-08T18:00:00Z";

const withHolidays = (holidays: readonly TaxHoliday[], freeHolidays: readonly TaxFreeHoliday[] = []): StoreConfig => ({
  ...sampleConfig,
  tax: { ...sampleConfig.tax, holidays, freeHolidays },
});
const taxOf = (lines: readonly LineToPrice[], change: Partial<CartToPrice> = {}, config = withHolidays([texas])) =>
  priced(cartOf(lines, { destination: toState("TX"), pricedAt: saturday, ...change }), config).tax;

const notTaxed = (lines: readonly LineToPrice[]) =>
  priced(cartOf(lines, { destination: toState("TX"), pricedAt: saturday }), withHolidays([texas])).notCharged;

test.each([
  ["the second before the holiday", "2026-08-07T04:59:59Z", 93.69],
  ["the first second of the holiday", "2026-08-07T05:00:00Z", 0],
  ["the last second of the holiday", "2026-08-10T04:59:59Z", 0],
  ["a breath before the last second ends", "2026-08-10T04:59:59.999Z", 0],
  ["the second after the holiday", "2026-08-10T05:00:00Z", 93.69],
])("a laptop to Texas at %s", (_, pricedAt, tax) => {
  expect(taxOf([sampleLaptop], { pricedAt })).toBe(usd(tax));
});

test.each<[string, readonly LineToPrice[], number]>([
  ["a laptop at exactly the limit", [{ ...sampleLaptop, unitPrice: usd(1500) }], 0],
  ["a laptop a cent above it", [{ ...sampleLaptop, unitPrice: usd(1500.01) }], 93.75],
  ["three laptops below it: the unit counts, not the line", [{ ...sampleLaptop, quantity: 3 }], 0],
  ["a laptop below it and a PC above it", [sampleLaptop, samplePc], 124.94],
  ["a mouse above the limit for gear", [sampleMouse], 3.12],
  ["a mouse at the limit for gear", [{ ...sampleMouse, unitPrice: usd(40) }], 0],
  ["a laptop raised above it by its warranty", [{ ...sampleLaptop, warrantyPrice: usd(129) }], 101.75],
])("PerItem: %s", (_, lines, tax) => {
  expect(taxOf(lines)).toBe(usd(tax));
});

test("PerItem compares what a unit costs after discounts", () => {
  const coupon = { ...sampleCoupon, kind: "percent", value: 100_000 } as const;
  expect(taxOf([{ ...sampleLaptop, unitPrice: usd(1600) }], { coupon })).toBe(0);
});

test("a unit's price after discounts is rounded up, so that half a cent frees nothing above the limit", () => {
  const coupon = { ...sampleCoupon, value: 1 };
  expect(taxOf([{ ...sampleLaptop, unitPrice: usd(1500.01), quantity: 2 }], { coupon })).toBe(usd(187.5));
});

test.each<[string, readonly LineToPrice[], number]>([
  ["a cart at exactly the limit is free", [{ ...sampleLaptop, unitPrice: usd(1500) }], 0],
  ["a cart a cent above it is taxed whole", [{ ...sampleLaptop, unitPrice: usd(1500.01) }], 93.75],
  ["two items below it that are above it together are taxed", [{ ...sampleLaptop, quantity: 2 }], 187.38],
  ["a gear-only cart meets the limit for gear", [sampleMouse], 3.12],
  ["a gear-only cart below the limit for gear is free", [{ ...sampleMouse, unitPrice: usd(39.99) }], 0],
  ["gear beside a computer meets the computer's limit", [{ ...sampleLaptop, unitPrice: usd(1400) }, sampleMouse], 0],
])("Total: %s", (_, lines, tax) => {
  expect(taxOf(lines, {}, withHolidays([{ ...texas, taxType: "Total" }]))).toBe(usd(tax));
});

test("Total compares the subtotal after discounts", () => {
  expect(
    taxOf(
      [{ ...sampleLaptop, unitPrice: usd(1550) }],
      { coupon: sampleCoupon },
      withHolidays([{ ...texas, taxType: "Total" }]),
    ),
  ).toBe(0);
});

test("ExcludeGears taxes gear on a holiday, alone or beside a computer", () => {
  const config = withHolidays([{ ...texas, excludeGears: true, gearsMaxPrice: usd(5000) }]);
  expect(taxOf([{ ...sampleMouse, unitPrice: usd(20) }], {}, config)).toBe(usd(1.25));
  expect(taxOf([sampleLaptop, { ...sampleMouse, unitPrice: usd(20) }], {}, config)).toBe(usd(1.25));
});

test("a holiday without a limit frees everything", () => {
  expect(taxOf([samplePc, sampleMouse], {}, withHolidays([{ ...texas, maxPrice: null, gearsMaxPrice: null }]))).toBe(0);
});

test("a test window counts in tester mode only", () => {
  const config = withHolidays([{ ...texas, testMode: true }]);
  expect(taxOf([sampleLaptop], { testMode: false }, config)).toBe(usd(93.69));
  expect(taxOf([sampleLaptop], { testMode: true }, config)).toBe(0);
});

test("another state's holiday is not Texas's", () => {
  expect(taxOf([sampleLaptop], { destination: toState("OK") })).toBe(usd(67.46));
});

test("a holiday is for the USA: a Canadian row of the same letters frees nobody", () => {
  expect(
    taxOf([sampleLaptop], { destination: toState("ON", "CANADA") }, withHolidays([{ ...texas, state: "ON" }])),
  ).toBe(usd(194.87 + 6.37));
});

test("the shorter shape frees a whole order up to its price, from midnight to midnight UTC, while it is activated", () => {
  const config = withHolidays([], [short]);
  expect(taxOf([sampleLaptop], { pricedAt: "2026-08-07T00:00:00Z" }, config)).toBe(0);
  expect(taxOf([sampleLaptop], { pricedAt: "2026-08-06T23:59:59Z" }, config)).toBe(usd(93.69));
  expect(taxOf([sampleLaptop, sampleMouse], {}, config)).toBe(usd(96.81));
  expect(taxOf([sampleLaptop], {}, withHolidays([], [{ ...short, activated: false }]))).toBe(usd(93.69));
});

test("the shorter shape knows its own state, frees gear too, and says what freed it", () => {
  const config = withHolidays([{ ...texas, state: "NM" }], [{ ...short, state: "OH" }, short]);
  const bill = priced(cartOf([sampleMouse], { destination: toState("TX"), pricedAt: saturday }), config);
  expect([bill.tax, bill.notCharged]).toEqual([
    0,
    [{ rule: "tax-holiday", state: "TX", until: "2026-08-09T23:59:59" }],
  ]);
  expect(taxOf([sampleLaptop], {}, withHolidays([{ ...texas, state: "NM" }], [{ ...short, state: "OH" }]))).toBe(
    usd(93.69),
  );
  expect(taxOf([sampleLaptop], {}, withHolidays([{ ...texas, testMode: true }], [short]))).toBe(0);
});

test("the fuller shape wins where both name a state", () => {
  expect(taxOf([samplePc], {}, withHolidays([{ ...texas, maxPrice: usd(2000) }], [short]))).toBe(0);
  const nextYear = { ...texas, startDate: "2027-08-06T00:00:00", endDate: "2027-08-08T23:59:59" };
  expect(taxOf([sampleLaptop], {}, withHolidays([nextYear], [short]))).toBe(usd(93.69));
});

test("a holiday says on the receipt that it freed something, and says nothing when it did not", () => {
  expect(notTaxed([sampleLaptop, samplePc])).toEqual([
    { rule: "tax-holiday", state: "TX", until: "2026-08-09T23:59:59" },
  ]);
  expect(notTaxed([samplePc])).toEqual([]);
});

test.each([
  ["a laptop to Miami in August", sampleLaptop, "FL", "2026-08-15T12:00:00Z", 0],
  ["a PC to Miami in August is above 1,500", samplePc, "FL", "2026-08-15T12:00:00Z", 119.94],
  ["a laptop to Miami in September", sampleLaptop, "FL", "2026-09-01T12:00:00Z", 89.94],
  ["a PC to Charleston on the first Saturday of August", samplePc, "SC", "2026-08-08T12:00:00Z", 0],
  ["a mouse to Charleston that day is gear", sampleMouse, "SC", "2026-08-08T12:00:00Z", 3],
  ["a laptop to Nashville on August 1", sampleLaptop, "TN", "2026-08-01T12:00:00Z", 0],
])("2026: %s", (_, line, state, pricedAt, tax) => {
  expect(priced(cartOf([line], { destination: toState(state), pricedAt })).tax).toBe(usd(tax));
});

test("a deposit is never taxed, beside things that are", () => {
  const result = priced(cartOf([sampleDeposit, samplePc], { destination: toState("TX") }));
  expect(result.lines.map(({ tax }) => tax)).toEqual([0, usd(124.94)]);
});

test("an exemption certificate frees its own state and no other", () => {
  const taxExemption = { certificate: "01-339", state: "TX" };
  const inTexas = priced(cartOf([samplePc], { destination: toState("TX"), taxExemption }));
  expect([inTexas.tax, inTexas.notCharged]).toEqual([0, [{ rule: "tax-exemption", certificate: "01-339" }]]);
  expect(taxOf([samplePc], { destination: toState("OK"), taxExemption })).toBe(usd(89.96));
});

test("who is exempt is not told that city and county tax is left out; who is not, is", () => {
  const leavesOut = (state: string) =>
    priced(
      cartOf([samplePc], { destination: toState("TX"), taxExemption: { certificate: "01-339", state } }),
    ).steps.map((step) => step.rule === "tax" && step.leavesOutLocalTax);
  expect([leavesOut("TX").includes(true), leavesOut("OK").includes(true)]).toEqual([false, true]);
});
