import fc from "fast-check";
import { expect, test } from "vitest";
import { findCardNumbers } from "../payment/find-card-numbers.ts";
import {
  buildCode,
  type ChosenPart,
  LONGEST_CODE,
  MOST_IN_SLOT,
  readBuildCode,
  SLOTS,
  withPart,
} from "./chosen-parts.ts";

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

const light = fc.option(fc.integer({ min: 0, max: 0xffffff }).map((rgb) => rgb.toString(16).padStart(6, "0")));

test("a code says the same parts and the same light again, in whatever order they were chosen", () => {
  fc.assert(
    fc.property(parts, light, (chosen: ChosenPart[], color) => {
      const code = buildCode(chosen, color);
      expect(readBuildCode(code)).toEqual({
        parts: chosen.toSorted((one, other) => one.optionId - other.optionId),
        light: color,
      });
      expect(buildCode(chosen.toReversed(), color)).toBe(code);
      expect(code.length).toBeLessThanOrEqual(LONGEST_CODE);
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
  ["a light of no color", "5p220050-rgb"],
  ["a light of four characters", "5p220050-rgbffaa"],
  ["a light in words", "5p220050-rgborange"],
  ["a light before the parts", "rgbff0000-5p220050"],
  ["two lights", "5p220050-rgbff0000-rgb00ff00"],
  ["a light of nothing", "rgbff0000"],
  ["more than a code is long", `1p220001-${"0".repeat(400)}`],
])("%s is no code of a build", (_what, code) => {
  expect(readBuildCode(code)).toBeNull();
});

test("a slot is filled, changed and left empty", () => {
  const chosen = withPart([{ optionId: 5, skuId: 1, quantity: 1 }], 4, { skuId: 2, quantity: 2 });
  expect(buildCode(chosen, null)).toBe("4p2x2-5p1");
  expect(buildCode(withPart(chosen, 5, { skuId: 3, quantity: 1 }), null)).toBe("4p2x2-5p3");
  expect(buildCode(withPart(chosen, 4, null), null)).toBe("5p1");
});

test("one color is one code, in three or six characters of any case; and nothing shines where nothing is", () => {
  for (const code of ["5p1-rgbfa0", "5p1-rgbFFAA00", "5p1-rgbffaa00"])
    expect(readBuildCode(code)).toEqual({ parts: [{ optionId: 5, skuId: 1, quantity: 1 }], light: "ffaa00" });
  expect(buildCode([], "ffaa00")).toBe("");
});
