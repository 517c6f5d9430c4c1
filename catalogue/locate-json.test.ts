import * as fc from "fast-check";
import { expect, test } from "vitest";
import { locateJson } from "./locate-json.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("a value's line is the line it stands on", () => {
  const located = locateJson('{\n  "a": [\n    1,\n    {"b": "x"}\n  ],\n  "c": null\n}');
  expect(located.ok && [["a"], ["a", 0], ["a", 1, "b"], ["c"], []].map((path) => located.lineOf(path))).toEqual([
    2, 3, 4, 6, 1,
  ]);
});

test("what is missing has the line of the nearest object that should hold it", () => {
  const located = locateJson('{\n  "a": {\n    "b": 1\n  }\n}');
  expect(located.ok && located.lineOf(["a", "x", "y"])).toBe(2);
});

test("names that look like paths are kept apart", () => {
  const located = locateJson('{\n"a/b": 1,\n"a": {\n"b": 2}}');
  expect(located.ok && [located.lineOf(["a/b"]), located.lineOf(["a", "b"])]).toEqual([2, 4]);
});

test("every text that JSON.parse reads is read, and none that it refuses", () => {
  const almostJson = fc
    .tuple(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom("", ",", "}", "]", '"', ":", "\n", "1", "-", "\\", "\u0001", "nul", " "),
    )
    .map(([text, at, noise]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + noise + text.slice(place + (at % 2));
    });
  const agrees = fc.property(almostJson, (text) => locateJson(text).ok === isJson(text));
  expect(fc.check(agrees, { numRuns: 3000 })).toMatchObject({ failed: false });
});
