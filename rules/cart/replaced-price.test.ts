import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { replacedPrice } from "./replaced-price.ts";

const fair = { unitPrice: cents(2_500_00), partsPrice: cents(2_000_00) };
const half = { unitPrice: cents(1_000_00), partsPrice: cents(2_000_00) };

test.each([
  ["a cheaper part of a PC at its price gives back the difference", 300_00, 1_200_00, fair, 1_200_00],
  ["a dearer part costs the whole difference more, in a sale, too", 1_300_00, 1_200_00, half, 1_200_00],
  [
    "of a PC at half of what its parts cost, a cheaper part gives back half of the difference",
    300_00,
    1_200_00,
    half,
    750_00,
  ],
  ["what is left out of it gives back half of its price", 0, 1_200_00, half, 600_00],
] as const)("%s", (_, chosen, replaced, standing, counted) => {
  expect(replacedPrice(cents(chosen), cents(replaced), standing)).toBe(counted);
});

test("whatever is left out of a PC or made cheaper, it costs no less than its share of what is left", () => {
  const part = fc.record({
    replaced: fc.integer({ min: 1, max: 300_000 }),
    kept: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 2_000_000 }),
      (parts, price) => {
        const partsPrice = cents(parts.reduce((sum, { replaced }) => sum + replaced, 0));
        const left = parts.reduce((sum, { replaced, kept }) => {
          const chosen = cents(Math.floor(replaced * kept));
          return sum + chosen - replacedPrice(chosen, cents(replaced), { unitPrice: cents(price), partsPrice });
        }, price);
        const chosen = parts.reduce((sum, { replaced, kept }) => sum + Math.floor(replaced * kept), 0);
        expect(left).toBeGreaterThanOrEqual(Math.floor((chosen * Math.min(price, partsPrice)) / partsPrice));
      },
    ),
  );
});
