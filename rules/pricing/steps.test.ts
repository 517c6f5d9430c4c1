import { expect, test } from "vitest";
import { usd } from "../testing/sample-cart.ts";
import { amountAt, sharesOf } from "./steps.ts";

test("an amount that is missing for a line is a fault, not a zero", () => {
  expect(amountAt([usd(1), usd(2)], 1)).toBe(200);
  expect(() => amountAt([usd(1)], 1)).toThrow("No amount for line 1");
});

test("lines that got nothing have no share", () => {
  expect(sharesOf(["a", "b"], [usd(0), usd(1)])).toEqual([{ lineId: "b", amount: 100 }]);
});
