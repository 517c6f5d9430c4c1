import { expect, test } from "vitest";
import { purchaseYears } from "./purchase-years.ts";

test("a purchase is looked for in this year or one of the four before, on the warehouse's clock", () => {
  expect(purchaseYears("2026-06-01T12:00:00Z", "America/Los_Angeles")).toEqual([2026, 2025, 2024, 2023, 2022]);
  expect(purchaseYears("2027-01-01T07:59:00Z", "America/Los_Angeles")[0]).toBe(2026);
  expect(purchaseYears("2027-01-01T08:00:00Z", "America/Los_Angeles")[0]).toBe(2027);
});
