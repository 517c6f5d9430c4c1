import { expect, test } from "vitest";
import { refusalText } from "#messages/en-US/refusals.ts";
import type { PaymentMethodConfig } from "./payment-types.ts";
import { cents } from "../money/cents.ts";
import type { Country } from "../address/destination.ts";
import type { PaymentType } from "./payment-types.ts";
import { isLeasingOffered, leasableTotal, type OrderToPay, paymentMethodsFor } from "./payment-methods.ts";

const method = (type: PaymentType, change: Partial<PaymentMethodConfig> = {}): PaymentMethodConfig => ({
  type,
  title: type,
  detail: "",
  enabled: true,
  usOnly: false,
  minimum: null,
  maximum: null,
  ...change,
});
const affirm = method("AFFIRM", { title: "Affirm", usOnly: true, minimum: cents(150_00) });
const katapult = method("Katapult", { usOnly: true, minimum: cents(300_00), maximum: cents(4_000_00) });
const order = (total: number, change: Partial<OrderToPay> = {}): OrderToPay => ({
  total: cents(total),
  leasableTotal: cents(total),
  country: "USA",
  hasApplePay: true,
  ...change,
});
const refusal = (what: OrderToPay, how: PaymentMethodConfig, limit = null as ReturnType<typeof cents> | null) =>
  paymentMethodsFor(what, [how], limit)[0]?.refusal ?? null;
const words = (...of: Parameters<typeof refusal>) => {
  const refused = refusal(...of);
  return refused && refusalText(refused);
};

test("every payment type of the specification can be offered, in the owner's order", () => {
  const types: PaymentType[] = ["CreditCard", "AFFIRM", "PAYPAL", "AMAZONV2", "ApplePay", "GooglePay", "Katapult"];
  expect(
    paymentMethodsFor(
      order(500_00),
      types.map((type) => method(type)),
    ).map(({ type, refusal: no }) => [type, no]),
  ).toEqual(types.map((type) => [type, null]));
});

test.each([
  [149_99, "Affirm begins at $150.00. This order is $149.99, $0.01 below."],
  [150_00, null],
  [40_000_00, null],
])("Affirm for an order of %i cents", (total, expected) => {
  expect(words(order(total), affirm)).toEqual(expected);
});

test.each([
  [299_99, "below_minimum"],
  [300_00, null],
  [4_000_00, null],
  [4_000_01, "above_maximum"],
])("Katapult takes an order of %i cents by its total: %s", (total, reason) => {
  expect(refusal(order(total, { leasableTotal: cents(1_000_00) }), katapult)?.reason ?? null).toBe(reason);
});

test.each([
  [300_00, "leasing_not_offered"],
  [300_01, null],
  [3_999_99, null],
  [4_000_00, "leasing_not_offered"],
])("Katapult leases %i cents of leasable items: %s", (leasable, reason) => {
  expect(refusal(order(1_000_00, { leasableTotal: cents(leasable) }), katapult)?.reason ?? null).toBe(reason);
});

test("a refusal of leasing has its numbers", () => {
  expect(words(order(1_000_00, { leasableTotal: cents(20_00) }), katapult)).toBe(
    "Katapult needs items that can be leased for above $300.00 and below $4,000.00. This order has $20.00 of them.",
  );
});

test("a lender without bounds leases anything", () => {
  expect(isLeasingOffered(cents(0), { minimum: null, maximum: null })).toBe(true);
  expect(refusal(order(1_00), method("Katapult"))).toBeNull();
});

test("only lines that may be leased count to the leasable total", () => {
  expect(
    leasableTotal([
      { leasable: true, amount: cents(500) },
      { leasable: false, amount: cents(70) },
      { leasable: true, amount: cents(3) },
    ]),
  ).toBe(503);
});

test.each([
  ["USA", null],
  ["CANADA", "usa_only"],
  ["OTHER", "usa_only"],
  [null, null],
] as const)("Affirm and Katapult to %s: %s", (country: Country | null, reason) => {
  for (const lender of [affirm, katapult])
    expect(refusal(order(500_00, { country }), lender)?.reason ?? null).toBe(reason);
});

test("a refusal for the country says so", () => {
  expect(words(order(500_00, { country: "CANADA" }), affirm)).toBe("Affirm is for orders within the USA.");
});

test("a lender with one bound names that one", () => {
  const from300 = method("Katapult", { minimum: cents(300_00) });
  expect(words(order(1_000_00, { leasableTotal: cents(300_00) }), from300)).toBe(
    "Katapult needs items that can be leased for above $300.00. This order has $300.00 of them.",
  );
});

test("a method without the flag is for every country", () => {
  expect(refusal(order(500_00, { country: "CANADA" }), method("CreditCard"))).toBeNull();
});

test("Apple Pay needs the browser, other methods do not", () => {
  expect(words(order(1_00, { hasApplePay: false }), method("ApplePay"))).toBe(
    "ApplePay needs a browser and a device that have it.",
  );
  expect(refusal(order(1_00, { hasApplePay: false }), method("GooglePay"))).toBeNull();
});

test("a disabled method says so before anything else", () => {
  expect(words(order(1_00, { country: "CANADA" }), { ...affirm, enabled: false })).toBe(
    "We do not take Affirm at the moment.",
  );
});

test.each([
  [null, null, null],
  [100_00, null, 100_00],
  [null, 80_00, 80_00],
  [100_00, 80_00, 80_00],
  [80_00, 100_00, 80_00],
])("Amazon Pay with a maximum of %s and a gift card limit of %s ends at %s", (maximum, limit, expected) => {
  const amazon = method("AMAZONV2", { title: "Amazon Pay", maximum: maximum === null ? null : cents(maximum) });
  const giftCardLimit = limit === null ? null : cents(limit);
  expect(paymentMethodsFor(order(1_00), [amazon], giftCardLimit)[0]?.maximum).toBe(expected);
  expect(refusal(order(100_01), amazon, giftCardLimit)?.reason ?? null).toBe(
    expected === null ? null : "above_maximum",
  );
});

test("the gift card limit is Amazon's alone", () => {
  expect(refusal(order(100_01), method("CreditCard"), cents(100_00))).toBeNull();
  expect(words(order(100_01), method("AMAZONV2", { title: "Amazon Pay" }), cents(100_00))).toBe(
    "Amazon Pay ends at $100.00. This order is $100.01, $0.01 above.",
  );
});
