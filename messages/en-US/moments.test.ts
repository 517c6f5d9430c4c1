import { expect, test } from "vitest";
import { momentText } from "./moments.ts";

test.each([
  ["2026-11-22T07:55:00Z", "America/Los_Angeles", "Nov 21, 2026, 11:55 PM PST"],
  ["2026-07-04T16:00:00Z", "America/New_York", "Jul 4, 2026, 12:00 PM EDT"],
])("%s on the clock of %s is %s", (at, zone, text) => {
  expect(momentText(at, zone)).toBe(text);
});
