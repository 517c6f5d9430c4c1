import { expect, test } from "vitest";
import { backOffMs } from "./back-off.ts";

test("pauses double from five seconds to an hour and no further", () => {
  const seconds = [1, 2, 3, 9, 10, 11, 12, 1000].map((failures) => backOffMs(failures, 0) / 1000);
  expect(seconds).toEqual([5, 10, 20, 1280, 2560, 3600, 3600, 3600]);
});

test("the dice make a pause up to half shorter, never longer", () => {
  expect([0, 0.5, 1].map((dice) => backOffMs(20, dice) / 60_000)).toEqual([60, 45, 30]);
});
