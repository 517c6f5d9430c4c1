import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { priceAt } from "./price-at.ts";

const day = (on: string) => new Date(`${on}T12:00:00Z`);
const CHARGED = [
  { price: cents(100_00), from: day("2026-10-01"), until: day("2026-10-10") },
  { price: cents(90_00), from: day("2026-11-01"), until: null },
];

test.each([
  ["before it was offered", "2026-09-30", null],
  ["from the very instant on", "2026-10-01", 100_00],
  ["until that price ended", "2026-10-09", 100_00],
  ["not at the instant at which it ended", "2026-10-10", null],
  ["while it was off the lists", "2026-10-20", null],
  ["at today’s price", "2026-11-20", 90_00],
])("a thing costs what was asked then: %s", (_, on, price) => {
  expect(priceAt(CHARGED, day(on))).toBe(price);
});

test("what never had another price has no history", () => {
  expect(priceAt([], day("2026-11-01"))).toBeNull();
});
