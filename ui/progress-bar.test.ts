import { expect, test } from "vitest";
import { PROGRESS_BAR } from "./move-bar.ts";

test("the progress bar moves as the specification says: speed 4000, start 0.2, stop delay 200 ms, height 3", () => {
  expect(PROGRESS_BAR).toEqual({ speedMs: 4000, startPosition: 0.2, stopDelayMs: 200, heightPx: 3 });
});
