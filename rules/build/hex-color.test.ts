import { expect, test } from "vitest";
import { hexColor } from "./hex-color.ts";

test.each([
  ["#e7a35c", { red: 231, green: 163, blue: 92 }],
  ["E7A35C", { red: 231, green: 163, blue: 92 }],
  ["#fff", { red: 255, green: 255, blue: 255 }],
  [" 1A0 ", { red: 17, green: 170, blue: 0 }],
  ["000000", { red: 0, green: 0, blue: 0 }],
  ["#", null],
  ["", null],
  ["ff", null],
  ["ffff", null],
  ["fffff", null],
  ["fffffff", null],
  ["##fff", null],
  ["ggg", null],
  ["#ff#", null],
])("the color %j is read as %j", (typed, expected) => {
  expect(hexColor(typed)).toEqual(expected);
});
