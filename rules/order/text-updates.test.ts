import { expect, test } from "vitest";
import { isStopWord, textPhone } from "./text-updates.ts";

test.each([
  ["(303) 555-0123", "3035550123"],
  ["+1 303.555.0123", "3035550123"],
  ["303-555-012", null],
  ["103 555 0123", null],
  ["", null],
  ["three", null],
])("a cell phone typed as %j is %j", (typed, phone) => {
  expect(textPhone(typed)).toBe(phone);
});

test.each([
  ["STOP", true],
  [" Stop. ", true],
  ["opt-out", true],
  ["Please stop by", false],
  ["thanks", false],
])("%j ends texts: %j", (body, ends) => {
  expect(isStopWord(body)).toBe(ends);
});
