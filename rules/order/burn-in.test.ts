import { expect, test } from "vitest";
import { burnInEnds, isBurnedIn } from "./burn-in.ts";

const began = new Date("2026-11-20T20:00:00Z");

test("a test of 24 hours ends on the second, not one before, and also over a change of the clocks", () => {
  expect(burnInEnds(began, 24)).toEqual(new Date("2026-11-21T20:00:00Z"));
  expect(isBurnedIn(began, 24, new Date("2026-11-21T19:59:59.999Z"))).toBe(false);
  expect(isBurnedIn(began, 24, new Date("2026-11-21T20:00:00Z"))).toBe(true);
});
