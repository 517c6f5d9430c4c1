import { expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { roundingText } from "./rounding.ts";

const read = (text: string) => text.replaceAll("\u00a0", " ");

test("a rounding is shown with the exact product, with a decimal comma and the currency behind", () => {
  expect(read(roundingText(cents(264_900), 88_750, cents(23_510)))).toBe(
    "2 649,00 $ US × 8,875 % = 235,09875 $ US, arrondi à 235,10 $ US",
  );
});

test("thousands of the exact product are grouped as those of an amount", () => {
  expect(read(roundingText(cents(12_649_000), 88_750, cents(1_122_599)))).toBe(
    "126 490,00 $ US × 8,875 % = 11 225,9875 $ US, arrondi à 11 225,99 $ US",
  );
});

test("a negative amount keeps its sign in the exact product", () => {
  expect(read(roundingText(cents(-5), 100_000, cents(0)))).toBe("−0,05 $ US × 10 % = −0,005 $ US, arrondi à 0,00 $ US");
});
