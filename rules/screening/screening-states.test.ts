import { expect, test } from "vitest";
import {
  isOpenScreening,
  isTurnedDown,
  mayMoveScreening,
  SCREENING_STATES,
  screeningsBefore,
} from "./screening-states.ts";

test("what has an answer keeps it: only an open screening moves", () => {
  for (const from of SCREENING_STATES)
    expect(SCREENING_STATES.some((to) => mayMoveScreening(from, to))).toBe(isOpenScreening(from));
});

test("a person releases what waits for a person, never what nobody has judged", () => {
  expect(screeningsBefore("released")).toEqual(["review"]);
  expect(screeningsBefore("accepted")).toEqual(["waiting"]);
});

test("each may be turned down until it is decided", () => {
  expect(screeningsBefore("rejected")).toEqual(["waiting", "review"]);
  expect(screeningsBefore("lapsed")).toEqual(["waiting", "review"]);
  expect(SCREENING_STATES.filter(isTurnedDown)).toEqual(["rejected", "lapsed"]);
  expect(isOpenScreening(null) || isTurnedDown(null)).toBe(false);
});
