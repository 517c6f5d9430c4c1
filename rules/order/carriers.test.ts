import { expect, test } from "vitest";
import { CARRIERS, readTracking, trackingPage } from "./carriers.ts";

test.each([
  ["1z 999 aa1 01 2345 6784", "1Z999AA10123456784"],
  ["7712-3456-7890", "771234567890"],
  ["1234567", null],
  ["x".repeat(35), null],
  ["12345678'; drop", null],
  ["", null],
])("%s is read as the tracking number %s", (typed, tracking) => {
  expect(readTracking(typed)).toBe(tracking);
});

test("each carrier has a page of its own for a parcel", () => {
  const pages = CARRIERS.map((carrier) => trackingPage(carrier, "771234567890"));
  expect(new Set(pages.map((page) => new URL(page).host)).size).toBe(CARRIERS.length);
  for (const page of pages) expect(page).toMatch(/^https:.*771234567890$/);
});
