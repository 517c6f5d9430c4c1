import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { type LoanTerms, monthlyPrice } from "./monthly-price.ts";

const terms = (changed: Partial<LoanTerms> = {}): LoanTerms => ({
  months: 12,
  aprPpm: 150_000,
  minimum: cents(5000),
  maximum: cents(3_000_000),
  ...changed,
});

test("a year at 15 % APR costs what the annuity says, with its months and rate beside it", () => {
  expect(monthlyPrice(cents(100_000), terms())).toEqual({ payment: 9026, months: 12, aprPpm: 150_000 });
  expect(monthlyPrice(cents(264_900), terms({ months: 36, aprPpm: 299_900 }))).toMatchObject({ payment: 11_244 });
});

test("without interest the amount is shared by the months, a tie going to the even cent", () => {
  const free = terms({ aprPpm: 0, minimum: cents(1) });
  expect(monthlyPrice(cents(120_000), free)).toMatchObject({ payment: 10_000, aprPpm: 0 });
  expect(monthlyPrice(cents(6), free)).toMatchObject({ payment: 0 });
  expect(monthlyPrice(cents(18), free)).toMatchObject({ payment: 2 });
  expect(monthlyPrice(cents(100), { ...free, months: 3 })).toMatchObject({ payment: 33 });
});

test("an amount below or above the plan has no monthly price; its ends have one", () => {
  expect(monthlyPrice(cents(4999), terms())).toBeNull();
  expect(monthlyPrice(cents(5000), terms())).not.toBeNull();
  expect(monthlyPrice(cents(3_000_000), terms())).not.toBeNull();
  expect(monthlyPrice(cents(3_000_001), terms())).toBeNull();
});

test.each<[Partial<LoanTerms>, string]>([
  [{ months: 0 }, "0 is no number of months"],
  [{ months: 1.5 }, "1.5 is no number of months"],
  [{ aprPpm: -1 }, "-1 is no rate"],
  [{ aprPpm: 0.5 }, "0.5 is no rate"],
])("terms of %o are none", (changed, said) => {
  expect(() => monthlyPrice(cents(100_000), terms(changed))).toThrow(said);
});

test("paying monthly never repays less than was lent, beyond half a cent a month, and longer is never dearer a month", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5000, max: 3_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 360_000 }),
      (amount, months, aprPpm) => {
        const payment = monthlyPrice(cents(amount), terms({ months, aprPpm }))?.payment ?? 0;
        const longer = monthlyPrice(cents(amount), terms({ months: months + 1, aprPpm }))?.payment ?? 0;
        expect(2 * (payment * months - amount)).toBeGreaterThanOrEqual(-months);
        expect(longer).toBeLessThanOrEqual(payment);
      },
    ),
  );
});
