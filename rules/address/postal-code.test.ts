import { expect, test } from "vitest";
import { maxPostalCodeLength, postalCode } from "./postal-code.ts";

test.each([
  ["USA", 5],
  ["CANADA", 7],
  ["OTHER", 5],
] as const)("a postal code of %s has at most %i characters", (country, length) => {
  expect(maxPostalCodeLength(country)).toBe(length);
});

test.each([
  ["USA", " 10001 ", "10001"],
  ["USA", "00501", "00501"],
  ["USA", "10001-2345", "10001"],
  ["USA", "10001 2345", "10001"],
  ["USA", "100012345", "10001"],
  ["USA", "10001-234", null],
  ["USA", "10001-", null],
  ["USA", "1000", null],
  ["USA", "100012", null],
  ["USA", "1000A", null],
  ["CANADA", "h2x 1y4", "H2X 1Y4"],
  ["CANADA", "H2X1Y4", "H2X 1Y4"],
  ["CANADA", "H2X-1Y4", "H2X 1Y4"],
  ["CANADA", "H2X  1Y4", null],
  ["CANADA", "D2X 1Y4", null],
  ["CANADA", "W2X 1Y4", null],
  ["CANADA", "H2O 1Y4", null],
  ["CANADA", "H2X 1Y", null],
  ["CANADA", "XH2X 1Y4", null],
  ["CANADA", "H2X 1Y44", null],
  ["OTHER", "10115", "10115"],
  ["OTHER", "", null],
  ["OTHER", "101155", null],
] as const)("in %s, %j is read as %j", (country, typed, expected) => {
  expect(postalCode(country, typed)).toBe(expected);
});
