import { expect, test } from "vitest";
import { CARRIERS, readTracking, trackingLike, trackingPage } from "./carriers.ts";

test.each([
  ["UPS", "1z 999 aa1 01 2345 6784", "1Z999AA10123456784"],
  ["FedEx", "7712-3456-7890", "771234567890"],
  ["USPS", "9400 1118 9922 3817 6543 21", "9400111899223817654321"],
  ["USPS", "EC123456789US", "EC123456789US"],
  ["Canada Post", "7023210039414604", "7023210039414604"],
  ["FedEx", "1Z999AA10123456784", null],
  ["UPS", "9400111899223817654321", null],
  ["Purolator", "1234567", null],
  ["UPS", "12345678'; drop", null],
  ["USPS", "", null],
] as const)("of %s, %s is read as the tracking number %s", (carrier, typed, tracking) => {
  expect(readTracking(carrier, typed)).toBe(tracking);
});

test("what is shown as a carrier's number is one", () => {
  for (const carrier of CARRIERS) expect(readTracking(carrier, trackingLike(carrier))).toBe(trackingLike(carrier));
});

test("each carrier has a page of its own for a parcel", () => {
  const pages = CARRIERS.map((carrier) => trackingPage(carrier, "771234567890"));
  expect(new Set(pages.map((page) => new URL(page).host)).size).toBe(CARRIERS.length);
  for (const page of pages) expect(page).toMatch(/^https:.*771234567890$/);
});
