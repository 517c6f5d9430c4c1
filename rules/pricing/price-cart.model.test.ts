import * as fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { expect, test, vi } from "vitest";
import type { StoreConfig } from "../config/store-config.ts";
import { cents, sumCents, type Cents } from "../money/cents.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { Coupon } from "../discounts/apply-coupon.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { plainBill } from "../testing/plain-model.ts";
import type { PriceStep } from "./price-step.ts";
import type { PricedCart } from "./priced-cart.ts";
import {
  cartOf,
  priced,
  sampleConfig,
  sampleCoupon,
  sampleLaptop,
  sampleMonitor,
  samplePc,
  toState,
} from "../testing/sample-cart.ts";

const DEEP = Boolean(process.env["DEEP"]);
/** `RANDOM_CARTS` overrides how many: mutation testing asks for few, thousands of times. */
const RUNS = { numRuns: Number(process.env["RANDOM_CARTS"] ?? (DEEP ? 100_000 : 2_000)) };
vi.setConfig({ testTimeout: DEEP ? 1_200_000 : 60_000 });

const holiday = {
  startDate: "2026-11-20T00:00:00",
  endDate: "2026-11-21T12:36:59",
  timeZoneDifferenceHours: -6,
  testMode: false,
  excludeGears: false,
  source: "A test.",
} as const;
const config: StoreConfig = {
  ...sampleConfig,
  tax: {
    ...sampleConfig.tax,
    holidays: [
      { ...holiday, state: "TX", taxType: "PerItem", maxPrice: cents(150_000), gearsMaxPrice: cents(5_000) },
      {
        ...holiday,
        state: "OK",
        taxType: "Total",
        maxPrice: cents(200_000),
        gearsMaxPrice: cents(10_000),
        excludeGears: true,
      },
      { ...holiday, state: "KS", taxType: "PerItem", maxPrice: null, gearsMaxPrice: null, testMode: true },
    ],
  },
};

const money = (least: number, most: number) => fc.integer({ min: least, max: most }).map(cents);
const some = (amount: fc.Arbitrary<Cents>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(cents(0)) }, { weight: 1, arbitrary: amount });
const group = fc.constantFrom<(117 | 169 | null)[]>(null, null, 117, 169);

const computer = fc
  .record({
    base: fc.constantFrom(samplePc, sampleLaptop),
    unitPrice: money(10_000, 500_000),
    quantity: fc.integer({ min: 1, max: 9 }),
    skuId: fc.integer({ min: 1, max: 6 }),
    warrantyPrice: some(money(1, 30_000)),
    shippingWarrantyPrice: some(money(1, 5_000)),
    extendedWarrantyPrice: some(money(1, 20_000)),
    rushPrice: some(money(1, 9_900)),
    operatingSystemGroup: group,
    includedOperatingSystemGroup: group,
    rushService: fc.constantFrom<LineToPrice["rushService"][]>("none", "rush", "DEFER"),
    isPreOrderDeposit: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
    preOrderShipsOn: fc.constant(null),
    readyMade: fc.boolean(),
  })
  .map(({ base, ...facts }): LineToPrice => ({ ...base, ...facts }));
const gear = fc
  .record({
    unitPrice: money(1, 60_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    skuId: fc.integer({ min: 1, max: 6 }),
    recycleFee: some(money(1, 900)),
    weightGrams: fc.integer({ min: 0, max: 9_000 }),
    freeWithLineId: fc.integer({ min: 0, max: 6 }).map((n) => (n === 0 ? "line-0" : null)),
  })
  .map((facts): LineToPrice => ({ ...sampleMonitor, ...facts }));
const lines = fc
  .array(fc.oneof(computer, gear), { maxLength: 8 })
  .map((all) => all.map((line, at) => ({ ...line, lineId: `line-${at}` })));

const coupon = fc
  .record({
    kind: fc.constantFrom<Coupon["kind"][]>("amount", "percent", "free_shipping"),
    value: fc.integer({ min: 1, max: 1_000_000 }),
    minimumSubtotal: some(money(1, 300_000)),
    usesLeft: fc.constantFrom(null, 0, 3),
    usesLeftForCustomer: fc.constantFrom(null, 1),
    endsAt: fc.constantFrom(null, "2026-11-21T18:37:00Z", "2027-01-01T00:00:00Z"),
    onlySkuIds: fc.constantFrom<number[][]>([], [], [1, 2, 3]),
    exceptSkuIds: fc.constantFrom<number[][]>([], [], [3, 4]),
    onlyKinds: fc.constantFrom<LineToPrice["kind"][][]>([], [], ["gear"], ["desktop", "laptop"]),
  })
  .map((facts): Coupon => ({ ...sampleCoupon, ...facts }));

const places: (Destination | null)[] = [
  null,
  ..."TX OK KS CO MN CA HI AK PR OR NY WA AL UT".split(" ").map((state) => toState(state)),
  ..."QC ON BC NS AB".split(" ").map((state) => toState(state, "CANADA")),
];
const cart: fc.Arbitrary<CartToPrice> = fc.record({
  lines,
  destination: fc.constantFrom(...places),
  shippingMethodId: fc.constantFrom<CartToPrice["shippingMethodId"][]>(null, 3, 6, 7, 11, 13),
  paymentType: fc.constantFrom<CartToPrice["paymentType"][]>("CreditCard", "Katapult", null),
  coupon: fc.option(coupon, { nil: null }),
  idVerification: fc.option(
    fc.record({
      userId: fc.constant("u"),
      groupName: fc.constant("Military"),
      verified: fc.boolean(),
      discountPpm: fc.integer({ min: 1, max: 250_000 }),
    }),
    { nil: null, freq: 3 },
  ),
  points: fc.record({ asked: fc.integer({ min: 0, max: 40_000 }), balance: fc.integer({ min: -500, max: 40_000 }) }),
  insurancePremium: some(money(1, 9_900)),
  taxExemption: fc.constantFrom(null, null, null, { certificate: "c", state: "NY" }),
  pricedAt: fc.constantFrom("2026-11-21T18:36:59Z", "2026-11-21T18:37:00Z", "2026-11-20T05:59:59Z"),
  testMode: fc.boolean(),
});

const onOf = ({ pricedAt }: CartToPrice) => (pricedAt.startsWith("2026-11-20") ? "2026-11-19" : "2026-11-21");
const cost = (rows: PricedCart["lines"]) => sumCents(rows.map(({ amount, discount }) => cents(amount + discount)));
const check = (law: (result: PricedCart, of: CartToPrice) => void) =>
  fc.assert(
    fc.property(cart, (of) => law(priced(of, config), of)),
    RUNS,
  );

test("every cart costs what the plain model says, to the cent", () => {
  check((result, of) => {
    expect({
      amounts: result.lines.map(({ amount }) => amount),
      discounts: result.lines.map(({ discount }) => discount),
      taxes: result.lines.map(({ tax }) => tax),
      shipping: result.shippingFee,
      fees: result.deliveryFee + result.recyclingFee,
      pointsUsed: result.pointsUsed,
      pointsEarned: result.pointsEarned,
      total: result.total,
    }).toEqual(plainBill(of, config, onOf(of)));
  });
});

const isTaxOnShipping = ({ rule }: PriceStep) => rule === "tax-on-shipping";

test("steps sum to the total, lines to the subtotal, the discount and the tax, and shares to their step", () => {
  check(
    ({
      steps,
      lines: rows,
      subtotal,
      totalDiscount,
      couponDiscount,
      idDiscount,
      pointsDiscount,
      afterDiscountSubtotal,
      tax,
      total,
    }) => {
      expect(sumCents(steps.map(({ amount }) => amount))).toBe(total);
      expect(sumCents(rows.map(({ amount }) => amount))).toBe(subtotal);
      expect(sumCents(rows.map(({ discount }) => discount))).toBe(totalDiscount);
      expect(couponDiscount + idDiscount + pointsDiscount).toBe(totalDiscount);
      expect(subtotal + totalDiscount).toBe(afterDiscountSubtotal);
      const onShipping = sumCents(steps.filter(isTaxOnShipping).map(({ amount }) => amount));
      expect(sumCents(rows.map((row) => row.tax))).toBe((tax ?? 0) - onShipping);
      const shared = steps.filter(({ shares }) => shares.length > 0);
      expect(shared.map(({ shares }) => sumCents(shares.map(({ amount }) => amount)))).toEqual(
        shared.map(({ amount }) => amount),
      );
    },
  );
});

test("no code, discount or points make a line or a total negative, nor a points balance", () => {
  check((result, of) => {
    expect(result.total).toBeGreaterThanOrEqual(0);
    for (const { amount, discount } of result.lines) expect(amount + discount).toBeGreaterThanOrEqual(0);
    expect(result.pointsUsed).toBeLessThanOrEqual(Math.max(0, of.points.balance));
  });
});

test("a deposit carries no tax, no discount and no recycling fee", () => {
  check((result, of) => {
    const deposits = of.lines.flatMap((line, at) => (line.isPreOrderDeposit ? [result.lines[at]] : []));
    expect(deposits.every((line) => line?.tax === 0 && line.discount === 0)).toBe(true);
  });
});

test("removing an item never raises what the others cost: with a percentage, not by a cent on any line", () => {
  fc.assert(
    fc.property(cart, fc.nat(7), (of, at) => {
      fc.pre(of.lines.length > at && of.destination?.state !== "OK" && (of.coupon?.minimumSubtotal ?? 0) === 0);
      const plain = { ...of, points: { asked: 0, balance: 0 } };
      const before = priced(plain, config).lines.filter((_line, index) => index !== at);
      const after = priced({ ...plain, lines: of.lines.filter((_line, index) => index !== at) }, config).lines;
      expect(cost(after)).toBeLessThanOrEqual(cost(before));
      expect(of.coupon?.kind === "amount" || isDeepStrictEqual(after, before)).toBe(true);
    }),
    RUNS,
  );
});

test("a cart of one line costs that line", () => {
  expect(priced(cartOf([samplePc]), config).total).toBe(samplePc.unitPrice);
});
