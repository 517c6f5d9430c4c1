import { expect, test } from "vitest";
import { visibleLine } from "./visible-line.ts";

test.each([
  ["a zero width space", "jo\u200bhn@example.com", "john@example.com"],
  ["a byte order mark before it", "\ufeffjohn@example.com", "john@example.com"],
  ["a mark of direction", "\u202ejohn@example.com\u202c", "john@example.com"],
  ["a soft hyphen", "Long\u00adname", "Longname"],
  ["a null and an escape", "A\u0000d\u001ba", "Ada"],
  ["a Hangul filler", "\u3164Ada\u115f", "Ada"],
  ["a tag of plane 14", "Ada\u{e0041}", "Ada"],
  ["spaces of every kind", "\u00a0 Mary\u2003\tAnn \r\n", "Mary Ann"],
  ["accents and other scripts, which are seen", "Zoë Nuñez 山田", "Zoë Nuñez 山田"],
])("%s", (_, typed, seen) => {
  expect(visibleLine(typed)).toBe(seen);
});
