import { expect, test } from "vitest";
import { CANADIAN_PROVINCES, stateCode, statesOf, USA_STATES } from "./states.ts";

test("there are fifty states, DC, five territories, three military regions, and thirteen provinces and territories of Canada", () => {
  expect(Object.keys(USA_STATES)).toHaveLength(50 + 1 + 5 + 3);
  expect(Object.keys(CANADIAN_PROVINCES)).toHaveLength(13);
  expect(statesOf("USA")).toBe(USA_STATES);
  expect(statesOf("CANADA")).toBe(CANADIAN_PROVINCES);
  expect(statesOf("OTHER")).toEqual({});
});

test.each(["USA", "CANADA"] as const)(
  "every full state name of %s is converted to its two-letter code, and every code stays",
  (country) => {
    const rows = Object.entries(statesOf(country));
    const codes = rows.map(([code]) => code);
    expect(rows.map(([, name]) => stateCode(country, name))).toEqual(codes);
    expect(rows.map(([, name]) => stateCode(country, ` ${name.toUpperCase()} `))).toEqual(codes);
    expect(codes.map((code) => stateCode(country, code.toLowerCase()))).toEqual(codes);
  },
);

test.each([
  ["USA", "new york", "NY"],
  ["USA", "Washington, D.C.", "DC"],
  ["USA", "U.S. Virgin Islands", "VI"],
  ["USA", "Washington DC", "DC"],
  ["USA", "Virgin Islands", "VI"],
  ["USA", "US Virgin Islands", "VI"],
  ["USA", "Armed Forces Africa", "AE"],
  ["USA", "Armed Forces Canada", "AE"],
  ["USA", "Armed Forces Middle East", "AE"],
  ["USA", " ny ", "NY"],
  ["USA", "Ontario", null],
  ["USA", "", null],
  ["USA", "toString", null],
  ["CANADA", "Québec", "QC"],
  ["CANADA", "PEI", "PE"],
  ["CANADA", "Newfoundland", "NL"],
  ["CANADA", "Labrador", "NL"],
  ["CANADA", "Yukon Territory", "YT"],
  ["CANADA", "NWT", "NT"],
  ["CANADA", "NY", null],
  ["OTHER", "Bavaria", null],
] as const)("in %s, the state %j has the code %j", (country, typed, expected) => {
  expect(stateCode(country, typed)).toBe(expected);
});
