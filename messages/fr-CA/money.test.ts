import { expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { formatCents, formatCount, formatDecimal, formatMoney, formatMoneyShort, percent } from "./money.ts";

const DOLLARS = new Intl.NumberFormat("fr-CA", { style: "currency", currency: "USD" });

test("dollars are written as Québec writes them, in spaces that do not break and with a true minus sign", () => {
  const amounts = [1299, 0, 0.5, 999.99, -200, 1234567.891];
  expect(amounts.map(formatMoney)).toEqual(amounts.map((amount) => DOLLARS.format(amount).replace("-", "−")));
  expect(formatMoney(1299)).toBe("1\u00a0299,00\u00a0$\u00a0US");
  expect(formatCents(cents(-20050))).toBe("−200,50\u00a0$\u00a0US");
});

test("a short price leaves out cents only when there are none", () => {
  expect([1299, 59.99, -200].map(formatMoneyShort)).toEqual([
    "1\u00a0299\u00a0$\u00a0US",
    "59,99\u00a0$\u00a0US",
    "−200\u00a0$\u00a0US",
  ]);
});

test("rates, counts and measures have a decimal comma and groups of three", () => {
  expect([percent(0.08875), percent(0.05)]).toEqual(["8,875\u00a0%", "5\u00a0%"]);
  expect([formatCount(12_000), formatCount(999)]).toEqual(["12\u00a0000", "999"]);
  expect([formatDecimal(2.5), formatDecimal(0.0001), formatDecimal(1234.56789)]).toEqual([
    "2,5",
    "0,0001",
    "1\u00a0234,56789",
  ]);
});
