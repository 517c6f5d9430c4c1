import fc, { assert as always, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { type PartAmounts, sumOfParts } from "./price-refund.ts";
import { splitAmount, splitParts } from "./split-over-charges.ts";

const part = (name: PartAmounts["part"], units: number, amount: number, tax: number): PartAmounts => ({
  part: name,
  units,
  amount: cents(amount),
  tax: cents(tax),
});

describe("what goes back to several charges", () => {
  test("goes to the first as far as that has it", () => {
    expect(splitAmount(cents(700), [cents(500), cents(900)])).toEqual([500, 200]);
    expect(() => splitAmount(cents(1), [cents(0)])).toThrow("1 cents more");
  });

  test("names the units of a part once, with the first charge that it lies on", () => {
    expect(splitParts([part(1, 2, 900, 80), part("shipping", 0, 100, 0)], [cents(950), cents(500)])).toEqual([
      [part(1, 2, 900, 50)],
      [part(1, 0, 0, 30), part("shipping", 0, 100, 0)],
    ]);
  });

  test("is all of it, and of no charge more than it has", () => {
    const parts = fc.array(fc.tuple(fc.nat(3), fc.nat(5000), fc.nat(500)), { minLength: 1, maxLength: 6 });
    always(
      property(parts, fc.array(fc.nat(4000), { maxLength: 4 }), (given, lefts) => {
        const asked = given.map(([units, amount, tax], at) => part(at + 1, units, amount, tax));
        const total = sumOfParts(asked);
        const left = [...lefts.map(cents), total];
        const split = splitParts(asked, left);
        expect(split.every((own, at) => sumOfParts(own) <= (left[at] ?? 0))).toBe(true);
        for (const { part: name, amount, tax } of asked) {
          const own = split.flat().filter((one) => one.part === name);
          expect(own.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
          expect(own.reduce((sum, one) => sum + one.tax, 0)).toBe(tax);
        }
      }),
    );
  });
});
