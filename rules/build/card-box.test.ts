import { expect, test } from "vitest";
import { cardBoxOf, travelsApart } from "./card-box.ts";

test.each([
  [3, 24_000, "fitted"],
  [3.1, 24_000, "either"],
  [3.5, 30_000, "either"],
  [3.6, 24_000, "apart"],
  [2, 30_001, "apart"],
  [null, 30_000, "fitted"],
  [null, 30_001, "apart"],
] as const)("a card of %d slots in a PC of %i g travels: %s", (card, computer, box) => {
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
