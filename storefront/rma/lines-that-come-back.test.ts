import { expect, test } from "vitest";
import { linesThatComeBack } from "./lines-that-come-back.ts";

test("what is ticked comes back, one of it where no number is asked for, and nothing that is not ticked", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    "comes-0": "on",
    "units-1": "2",
    "comes-3": "on",
    "units-3": "2",
    Wants: "refund",
  }))
    form.set(name, value);
  expect(linesThatComeBack(form)).toEqual([
    { Line: 0, Units: 1 },
    { Line: 3, Units: 2 },
  ]);
});
