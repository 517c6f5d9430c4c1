import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "./cents.ts";
import { decimalAmount, readDecimalAmount } from "./decimal-amount.ts";

test("an amount is written with two decimals and read back the same", () => {
  expect(decimalAmount(cents(259_999))).toBe("2599.99");
  expect(decimalAmount(cents(-5))).toBe("-0.05");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      expect(readDecimalAmount(decimalAmount(cents(amount)))).toBe(amount);
    }),
  );
});

test.each([
  ["2599", 259_900],
  ["2599.9", 259_990],
  ["0.05", 5],
])("%s is %s cents", (text, amount) => {
  expect(readDecimalAmount(text)).toBe(amount);
});

test.each(["", "1.", ".5", "1.005", "-1.00", "1,000.00", "1e3", " 1.00", "1.00x", "1234567890123"])(
  "%j is no amount",
  (text) => {
    expect(readDecimalAmount(text)).toBeNull();
  },
);
