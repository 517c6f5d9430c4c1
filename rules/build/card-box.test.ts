import { expect, test } from "vitest";
import { cardBoxOf, travelsApart } from "./card-box.ts";

test.each([
  [1600, 24_000, "fitted"],
  [1601, 24_000, "either"],
  [1800, 30_000, "either"],
  [1801, 24_000, "apart"],
  [900, 30_001, "apart"],
] as const)("a card of %i g in a PC of %i g travels: %s", (card, computer, box) => {
  expect(cardBoxOf(card, computer)).toBe(box);
});

test("a box of its own is had where it must be, and where it may be and is wanted", () => {
  expect(
    (["fitted", "either", "apart"] as const).map((box) => [travelsApart(box, false), travelsApart(box, true)]),
  ).toEqual([
    [false, false],
    [false, true],
    [true, true],
  ]);
});
