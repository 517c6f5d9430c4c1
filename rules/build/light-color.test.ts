import { expect, test } from "vitest";
import { LIGHT_COLORS, LIGHT_NAMES, nameLight, readLightColor } from "./light-color.ts";

test.each([
  ["#FA0", "ffaa00"],
  ["ffaa00", "ffaa00"],
  [" FFAA00 ", "ffaa00"],
  ["00a", "0000aa"],
  ["ffaa0", null],
  ["orange", null],
  ["", null],
])("a light of %j is kept as %j", (typed, kept) => {
  expect(readLightColor(typed)).toBe(kept);
});

test("each color that we offer has its own name, and each is kept as it is written", () => {
  for (const name of LIGHT_NAMES) {
    expect(nameLight(LIGHT_COLORS[name])).toEqual({ name, isExact: true });
    expect(readLightColor(LIGHT_COLORS[name])).toBe(LIGHT_COLORS[name]);
  }
});

test.each([
  ["0a30f0", "blue"],
  ["8fa8ff", "blue"],
  ["ff0010", "red"],
  ["fe8a20", "orange"],
  ["f0f0e8", "white"],
  ["050505", "off"],
  ["a030ff", "violet"],
  ["400000", "red"],
])("a light of %s is called near %s", (color, name) => {
  expect(nameLight(color)).toEqual({ name, isExact: false });
});
