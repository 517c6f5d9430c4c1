import { expect, test } from "vitest";
import { stateCode, statesOf } from "./states.ts";

test("there are fifty states, DC, five territories, three military regions, and thirteen provinces and territories of Canada", () => {
  expect(statesOf("USA")).toHaveLength(50 + 1 + 5 + 3);
  expect(statesOf("CANADA")).toHaveLength(13);
  expect(statesOf("OTHER")).toEqual([]);
});

test.each(["USA", "CANADA"] as const)("every code of %s stays, however it is written", (country) => {
  expect(statesOf(country).map((code) => stateCode(country, ` ${code.toLowerCase()} `))).toEqual(statesOf(country));
});

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
