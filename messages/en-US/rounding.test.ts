import { expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { roundingText } from "./rounding.ts";

test("a rounding is shown with the exact product", () => {
  expect(roundingText(cents(264_900), 88_750, cents(23_510))).toBe(
    "$2,649.00 × 8.875% = $235.09875, rounded to $235.10",
  );
});

test("nothing times a rate is shown without a sign", () => {
  expect(roundingText(cents(0), 88_750, cents(0))).toBe("$0.00 × 8.875% = $0.00");
});

test("a negative amount keeps its sign in the exact product", () => {
  expect(roundingText(cents(-5), 100_000, cents(0))).toBe("−$0.05 × 10% = −$0.005, rounded to $0.00");
});
