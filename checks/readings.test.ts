import { expect, test } from "vitest";
import { decidedDifferences, digest, readings, undecidedReadings } from "./readings.ts";
import settled from "./settled-readings.json" with { type: "json" };

test("every reading is what was settled, or decision 7 says what differs and why", () => {
  expect([...readings().keys()]).toEqual(Array.from({ length: 54 }, (_, index) => `A${index + 1}`));
  expect(decidedDifferences().length).toBeGreaterThan(0);
  expect(undecidedReadings(readings(), settled, decidedDifferences())).toEqual([]);
});

test.each([
  ["is as it was settled", "one", [], []],
  ["was changed without a decision", "two", [], ["A1"]],
  ["was changed by a decision", "two", ["A1"], []],
  ["is as settled, though a decision says that it differs", "one", ["A1"], ["A1"]],
])("a reading that %s is judged so", (_what, holds, decided, undecided) => {
  expect(undecidedReadings(new Map([["A1", holds]]), { A1: digest("one") }, decided)).toEqual(undecided);
});

test("a reading that is gone is found", () => {
  expect(undecidedReadings(new Map(), { A1: digest("one") }, [])).toEqual(["A1"]);
});
