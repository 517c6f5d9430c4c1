import { expect, test } from "vitest";
import { warrantyTerm } from "./warranty-term.ts";

test.each([
  ["2026-11-23", 36, "2029-11-23"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-08-31", 18, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-31"],
])("what is delivered on %s with %i months is covered until %s", (on, months, endsOn) => {
  expect(warrantyTerm(on, months, "2026-11-23").endsOn).toBe(endsOn);
});

test("the last day is covered, the next is not", () => {
  const leftOn = (today: string) => warrantyTerm("2025-11-23", 12, today).daysLeft;
  expect([leftOn("2026-11-22"), leftOn("2026-11-23"), leftOn("2026-11-24")]).toEqual([1, 0, -1]);
});
