import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { usd } from "../testing/sample-cart.ts";
import { type PartAmounts, sumOfParts } from "./price-refund.ts";
import { splitRefund } from "./split-refund.ts";

const line = (amount: number, tax: number): PartAmounts => ({ part: 1, units: 2, amount: usd(amount), tax: usd(tax) });
const shipping: PartAmounts = { part: "shipping", units: 0, amount: usd(8), tax: usd(0) };

test.each([
  ["all to the card while it has paid as much", 100, [line(59, 5), shipping], []],
  ["all to the voucher once the card has back what it paid", 0, [], [line(59, 5), shipping]],
])("a refund goes %s", (_, cardLeft, card, voucher) => {
  expect(splitRefund([line(59, 5), shipping], usd(cardLeft))).toEqual({ card, voucher });
});

test("the part that is both is split, its units with the card", () => {
  expect(splitRefund([line(59, 5), shipping], usd(60))).toEqual({
    card: [line(59, 1)],
    voucher: [{ ...line(0, 4), units: 0 }, shipping],
  });
});

test("both together are what was given back, and the card never gets more than it paid", () => {
  const part = fc.record({ amount: fc.nat(5000), tax: fc.nat(500), units: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), fc.nat(20_000), (all, left) => {
      const parts = all.map((one, at) => ({
        part: at + 1,
        units: one.units,
        amount: cents(one.amount),
        tax: cents(one.tax),
      }));
      const { card, voucher } = splitRefund(parts, cents(left));
      expect(sumOfParts([...card, ...voucher])).toBe(sumOfParts(parts));
      expect(sumOfParts(card)).toBe(Math.min(left, sumOfParts(parts)));
      for (const { part: name, amount, tax } of parts) {
        const same = [...card, ...voucher].filter((one) => one.part === name);
        expect(same.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        expect(same.reduce((sum, one) => sum + one.tax, 0)).toBe(tax);
      }
    }),
  );
});
