import { expect, test } from "vitest";
import { mayMoveReview, REVIEW_MOVES, REVIEW_STATES } from "./review-states.ts";
import { spreadOf } from "./spread-of.ts";

test.each(REVIEW_STATES)("a review that is %s moves exactly where the table says, and never to where it is", (from) => {
  expect(REVIEW_STATES.filter((to) => mayMoveReview(from, to)).toSorted()).toEqual([...REVIEW_MOVES[from]].toSorted());
  expect(mayMoveReview(from, from)).toBe(false);
});

test("a spread counts every rating from 5 to 1, and their average has one decimal", () => {
  expect(spreadOf([5, 5, 4, 1])).toEqual({ count: 4, average: 3.8, stars: [2, 1, 0, 0, 1] });
  expect(spreadOf([])).toEqual({ count: 0, average: 0, stars: [0, 0, 0, 0, 0] });
});
