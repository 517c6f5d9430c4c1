import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sumCents } from "./cents.ts";
import { moneyText } from "./money-text.ts";
import { roundHalfEven, timesRate } from "./round-half-even.ts";
import { splitCents } from "./split-cents.ts";

test.each([
  [5n, 10n, 0n],
  [15n, 10n, 2n],
  [25n, 10n, 2n],
  [26n, 10n, 3n],
  [24n, 10n, 2n],
  [-5n, 10n, 0n],
  [-15n, 10n, -2n],
  [-25n, 10n, -2n],
  [-26n, 10n, -3n],
  [-24n, 10n, -2n],
  [30n, 10n, 3n],
  [-30n, 10n, -3n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [-1n, 3n, 0n],
  [-2n, 3n, -1n],
])("%s over %s rounds to %s", (numerator, denominator, rounded) => {
  expect(roundHalfEven(numerator, denominator)).toBe(rounded);
});

test("nothing is divided by zero", () => {
  expect(() => roundHalfEven(1n, 0n)).toThrow("Cannot divide by 0");
  expect(() => roundHalfEven(1n, -2n)).toThrow("Cannot divide by -2");
});

test("a fraction of a cent is not money", () => {
  expect(() => cents(12.5)).toThrow("12.5 is not a whole number of cents");
  expect(() => cents(Number.NaN)).toThrow(RangeError);
});

test("there is no negative zero", () => {
  expect(Object.is(cents(-0), 0)).toBe(true);
});

test("6.25 % of $0.08 is half a cent and goes to the even neighbor", () => {
  expect(timesRate(cents(8), 62_500)).toBe(0);
  expect(timesRate(cents(24), 62_500)).toBe(2);
});

test("a dollar over three gives the spare cent to the first", () => {
  expect(splitCents(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
});

test("of equal parts the earlier ones get the spare cents", () => {
  expect(splitCents(cents(200), [1, 1, 1])).toEqual([67, 67, 66]);
  expect(
    splitCents(
      cents(3),
      Array.from({ length: 12 }, () => 5),
    ),
  ).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test("the spare cent of a discount goes to the dearest", () => {
  expect(splitCents(cents(-100), [1, 1, 1.0])).toEqual([-34, -33, -33]);
  expect(splitCents(cents(-1), [1, 5, 3])).toEqual([0, -1, 0]);
});

test("nothing is shared over nothing", () => {
  expect(splitCents(cents(0), [0, 0])).toEqual([0, 0]);
  expect(() => splitCents(cents(1), [0])).toThrow("1 cents cannot be shared over nothing");
});

test("shares always sum to what was shared, and none has the wrong sign", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }),
      (amount, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const shares = splitCents(cents(amount), weights);
        expect(sumCents(shares)).toBe(cents(amount));
        expect(shares.every((share) => share === 0 || Math.sign(share) === Math.sign(amount))).toBe(true);
      },
    ),
  );
});

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [129_900, "$1,299.00"],
  [-15_000, "−$150.00"],
  [123_456_789, "$1,234,567.89"],
])("%d cents read %s", (amount, text) => {
  expect(moneyText(cents(amount))).toBe(text);
});

test("of two equal remainders the heavier gets the spare cent", () => {
  expect(splitCents(cents(2), [1, 3])).toEqual([0, 2]);
  expect(splitCents(cents(-2), [3, 1])).toEqual([-2, 0]);
});
