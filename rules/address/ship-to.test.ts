import { expect, test } from "vitest";
import { readShipTo, writeShipTo } from "./ship-to.ts";

test.each([
  ["80202.CO.Denver", { country: "USA", zipCode: "80202", state: "CO", city: "Denver" }],
  ["M5V 2T6.ON.Toronto", { country: "CANADA", zipCode: "M5V 2T6", state: "ON", city: "Toronto" }],
  ["H2X 1Y4.QC.", { country: "CANADA", zipCode: "H2X 1Y4", state: "QC", city: "" }],
  ["63101.MO.St. Louis", { country: "USA", zipCode: "63101", state: "MO", city: "St. Louis" }],
] as const)("%s is kept and found again", (line, place) => {
  expect(readShipTo(line)).toEqual(place);
  expect(writeShipTo(place)).toBe(line);
});

test.each([
  "",
  "80202",
  "80202.CO.Den\u0000ver",
  "80202.CO. \u200b",
  "80202.ON.Toronto",
  "8020.CO.Denver",
  `80202.CO.${"x".repeat(61)}`,
  "SW1A 1AA.CO.London",
])("%j is nobody's place", (line) => {
  expect(readShipTo(line)).toBeNull();
});
