import { expect, test } from "vitest";
import { testerMode } from "./tester-mode.ts";

test.each([
  ["switched on by the flag", "1", false, true],
  ["remembered on the next page", null, true, true],
  ["off when nobody asked", null, false, false],
  ["removed by a clean value", "clean", true, false],
  ["removed by a clean value in capitals", "Clean", true, false],
  ["unchanged by an empty value", "", true, true],
  ["not switched on by an empty value", "", false, false],
])("tester mode is %s", (_, flagValue, remembered, expected) => {
  expect(testerMode(flagValue, remembered)).toBe(expected);
});
