import { expect, test } from "vitest";
import { formatMoney, formatMoneyShort } from "./money.ts";

test("dollars are shown with cents, grouped, and with a true minus sign", () => {
  expect([1299, 0, 0.5, -200, 1234567.891].map(formatMoney)).toEqual([
    "$1,299.00",
    "$0.00",
    "$0.50",
    "−$200.00",
    "$1,234,567.89",
  ]);
});

test("a short price leaves out cents only when there are none", () => {
  expect([1299, 59.99, -200].map(formatMoneyShort)).toEqual(["$1,299", "$59.99", "−$200"]);
});
