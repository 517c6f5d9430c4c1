import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { cents } from "../money/cents.ts";
import type { AskedAmount, AskedTax } from "../tax/asked-tax.ts";
import {
  cartOf,
  priced,
  sampleCoupon,
  sampleDeposit,
  sampleLaptop,
  sampleMouse,
  samplePc,
  toState,
} from "../testing/sample-cart.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import { priceCart } from "./price-cart.ts";
import { taxQuestion } from "./tax-question.ts";

const taxed = (base: number, amount: number, ratePpm: number, name = "Sales tax"): AskedAmount => ({
  base: cents(base),
  parts: [{ name, ratePpm, amount: cents(amount) }],
});
const NO_SHIPPING: AskedAmount = { base: cents(0), parts: [] };
/** Denver's answer for a laptop of $1,499.00: a cent more than its rate makes of it. */
const answer = (more: Partial<AskedTax> = {}): AskedTax => ({
  provider: "Stripe Tax",
  calculation: "taxcalc_1",
  country: "USA",
  state: "CO",
  postalCode: "",
  lines: [{ lineId: sampleLaptop.lineId, ...taxed(149_900, 13_207, 88_100) }],
  shipping: taxed(4_900, 0, 0),
  ...more,
});
const toDenver = (lines = [sampleLaptop], more: Partial<CartToPrice> = {}) =>
  cartOf(lines, { destination: toState("CO"), askedTax: answer(), ...more });
const taxSteps = (cart: CartToPrice) =>
  priced(cart).steps.flatMap((step) =>
    step.kind === "tax" ? [[step.rule, step.tax, step.ratePpm, step.base, step.amount, step.leavesOutLocalTax]] : [],
  );
const TABLE = [["tax", "Sales tax", 29_000, 149_900, 4_347, true]];

test("a cart that was asked about is taxed to the cent of the answer, and its bill says whose that is", () => {
  expect(taxSteps(toDenver())).toEqual([["tax", "Sales tax", 88_100, 149_900, 13_207, false]]);
  expect(priced(toDenver())).toMatchObject({
    tax: 13_207,
    taxRatePpm: 88_100,
    taxBy: { provider: "Stripe Tax", calculation: "taxcalc_1" },
    lines: [{ tax: 13_207 }],
  });
});

test("two units of what was asked about one of are taxed by its rate, half to even", () => {
  const two = toDenver([{ ...sampleLaptop, quantity: 2 }]);
  expect(taxSteps(two)).toEqual([["tax", "Sales tax", 88_100, 299_800, 26_412, false]]);
});

test.each<[string, Partial<AskedTax>]>([
  ["another state", { state: "TX" }],
  ["another country", { country: "CANADA" }],
  ["another ZIP code", { postalCode: "80202" }],
])("an answer for %s is none: the table serves, and the bill names nobody", (_, other) => {
  const cart = toDenver([sampleLaptop], { askedTax: answer(other) });
  expect(taxSteps(cart)).toEqual(TABLE);
  expect(priced(cart).taxBy).toBeUndefined();
});

test("a line that was added since is not known to the answer: all of the cart is taxed by the table", () => {
  expect(priced(toDenver([sampleLaptop, sampleMouse])).taxBy).toBeUndefined();
});

test("lines by two rates are two steps, each with its own lines", () => {
  const lines = [...answer().lines, { lineId: sampleMouse.lineId, ...taxed(4_999, 145, 29_000) }];
  const cart = toDenver([sampleLaptop, sampleMouse], { askedTax: answer({ lines }) });
  expect(taxSteps(cart)).toEqual([
    ["tax", "Sales tax", 88_100, 149_900, 13_207, false],
    ["tax", "Sales tax", 29_000, 4_999, 145, false],
  ]);
});

test("shipping is taxed as the answer has it, also in a state whose row taxes none, and without one the table serves", () => {
  const toHonolulu = (shipping: AskedAmount) =>
    cartOf([sampleLaptop], { destination: toState("HI"), askedTax: answer({ state: "HI", shipping }) });
  const fee = priced(toHonolulu(NO_SHIPPING)).shippingFee;
  expect(fee).toBeGreaterThan(0);
  expect(taxSteps(toHonolulu(taxed(fee, 432, 45_000)))).toEqual([
    ["tax", "Sales tax", 88_100, 149_900, 13_207, false],
    ["tax-on-shipping", "Sales tax", 45_000, fee, 432, false],
  ]);
  expect(priced(toHonolulu(taxed(fee, 432, 45_000)))).toMatchObject({ tax: 13_639, lines: [{ tax: 13_207 }] });
  expect(priced(toHonolulu(NO_SHIPPING)).taxBy).toBeUndefined();
});

test("in Quebec the answer's taxes stand each by its name, on goods and on shipping", () => {
  const both = (base: number, gst: number, qst: number): AskedAmount => ({
    base: cents(base),
    parts: [...taxed(base, gst, 50_000, "GST").parts, ...taxed(base, qst, 99_750, "QST").parts],
  });
  const askedTax = answer({
    country: "CANADA",
    state: "QC",
    lines: [{ lineId: sampleLaptop.lineId, ...both(149_900, 7_495, 14_953) }],
    shipping: both(4_900, 245, 489),
  });
  const cart = cartOf([sampleLaptop], { destination: toState("QC", "CANADA"), askedTax });
  expect(taxSteps(cart).map(([rule, name, , , amount]) => [rule, name, amount])).toEqual([
    ["tax", "GST", 7_495],
    ["tax", "QST", 14_953],
    ["tax-on-shipping", "GST", 245],
    ["tax-on-shipping", "QST", 489],
  ]);
});

test("who is exempt owes nothing and is asked about nothing, whatever an answer said", () => {
  const exempt = toDenver([sampleLaptop], {
    taxExemption: { certificate: "98-1", state: "CO" },
    askedTax: answer({ shipping: taxed(4_900, 432, 88_100) }),
  });
  expect(priced(exempt)).toMatchObject({ tax: 0, notCharged: [{ rule: "tax-exemption" }] });
  expect(taxQuestion(exempt, priced(exempt))).toBeNull();
});

test("a holiday frees what it frees (S530–S533), and nothing is taxed on the way to it", () => {
  const { tax } = storeConfig;
  const holiday = {
    state: "CO",
    startDate: "2026-11-21T00:00:00",
    endDate: "2026-11-21T23:59:59",
    timeZoneDifferenceHours: -7,
    testMode: false,
    maxPrice: cents(150_000),
    gearsMaxPrice: cents(0),
    excludeGears: true,
    taxType: "PerItem",
    source: "A day of the tests.",
  } as const;
  const config = { ...storeConfig, tax: { ...tax, holidays: [holiday] } };
  const free = priceCart(
    toDenver([sampleLaptop], { askedTax: answer({ shipping: taxed(4_900, 432, 88_100) }) }),
    config,
  );
  expect(free.ok && free.value).toMatchObject({ tax: 0, notCharged: [{ rule: "tax-holiday", state: "CO" }] });
  const lines = [...answer().lines, { lineId: sampleMouse.lineId, ...taxed(4_999, 440, 88_100) }];
  const both = priceCart(toDenver([sampleLaptop, sampleMouse], { askedTax: answer({ lines }) }), config);
  expect(both.ok && both.value).toMatchObject({ tax: 440, taxBy: { calculation: "taxcalc_1" } });
});

test("a deposit is never taxed (S534), and not asked about; the rest is, for what is paid after discounts", () => {
  const cart = toDenver([sampleDeposit, samplePc], { points: { asked: 1_000, balance: 1_000 } });
  const bill = priced(cart);
  const pc = bill.lines.find(({ lineId }) => lineId === samplePc.lineId);
  expect(taxQuestion(cart, bill)?.lines).toEqual([
    { lineId: samplePc.lineId, amount: (pc?.amount ?? 0) + (pc?.discount ?? 0), quantity: samplePc.quantity },
  ]);
  expect(pc?.discount).toBeLessThan(0);
  const onlyDeposit = toDenver([sampleDeposit]);
  expect([taxQuestion(onlyDeposit, priced(onlyDeposit)), priced(onlyDeposit).tax]).toEqual([null, 0]);
});

test("where a lease alone pays for shipping, its fee is asked about, and the answer serves both ways to pay", () => {
  const shipping = { ...storeConfig.shipping, leasedIncrease: cents(2_500) };
  const inDenver = (paymentType: CartToPrice["paymentType"]) =>
    cartOf([sampleMouse], {
      destination: toState("CO"),
      paymentType,
      coupon: { ...sampleCoupon, kind: "free_shipping" },
      askedTax: answer({
        lines: [{ lineId: sampleMouse.lineId, ...taxed(4_999, 440, 88_100) }],
        shipping: taxed(2_500, 220, 88_100),
      }),
    });
  const bill = (paymentType: CartToPrice["paymentType"]) => {
    const result = priceCart(inDenver(paymentType), { ...storeConfig, shipping });
    if (!result.ok) throw new Error(result.reason);
    return result.value;
  };
  expect(bill("CreditCard").shippingFee).toBe(0);
  expect(taxQuestion(inDenver("CreditCard"), bill("CreditCard"))?.shipping).toBe(2_500);
  expect([bill("CreditCard").tax, bill("Katapult").tax]).toEqual([440, 660]);
});
