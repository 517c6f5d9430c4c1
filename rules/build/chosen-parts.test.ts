import fc from "fast-check";
import { expect, test } from "vitest";
import { findCardNumbers } from "../payment/find-card-numbers.ts";
import { buildCode, type ChosenPart, MOST_IN_SLOT, readBuildCode, SLOTS, withPart } from "./chosen-parts.ts";

const parts = fc.uniqueArray(
  fc.constantFrom(...SLOTS).chain((optionId) =>
    fc.record({
      optionId: fc.constant(optionId),
      skuId: fc.integer({ min: 1, max: 2_147_483_647 }),
      quantity: fc.integer({ min: 1, max: MOST_IN_SLOT[optionId] }),
    }),
  ),
  { selector: ({ optionId }) => optionId, minLength: 1 },
);

test("a code says the same parts again, in whatever order they were chosen", () => {
  fc.assert(
    fc.property(parts, (chosen: ChosenPart[]) => {
      const code = buildCode(chosen);
      expect(readBuildCode(code)).toEqual(chosen.toSorted((one, other) => one.optionId - other.optionId));
      expect(buildCode(chosen.toReversed())).toBe(code);
      expect(findCardNumbers(code)).toEqual([]);
    }),
  );
});

test.each([
  ["nothing", ""],
  ["a word", "forge"],
  ["a slot that we do not know", "6p220001"],
  ["what is chosen apart", "26p220001"],
  ["a SKU of zero", "1p0"],
  ["no units", "4p220031x0"],
  ["one unit said twice over", "4p220031x1"],
  ["a SKU that no database holds", "4p2147483648"],
  ["three kits of memory", "4p220031x3"],
  ["two cards", "5p220050x2"],
  ["two parts in one slot", "5p220050-5p220051"],
  ["a half", "1p"],
  ["more than a code is long", `1p220001-${"0".repeat(400)}`],
])("%s is no code of a build", (_what, code) => {
  expect(readBuildCode(code)).toBeNull();
});

test("a slot is filled, changed and left empty", () => {
  const chosen = withPart([{ optionId: 5, skuId: 1, quantity: 1 }], 4, { skuId: 2, quantity: 2 });
  expect(buildCode(chosen)).toBe("4p2x2-5p1");
  expect(buildCode(withPart(chosen, 5, { skuId: 3, quantity: 1 }))).toBe("4p2x2-5p3");
  expect(buildCode(withPart(chosen, 4, null))).toBe("5p1");
});
