import { expect, test } from "vitest";
import { mayMoveRma, RMA_MOVES, RMA_STATES, type RmaState } from "./rma-states.ts";

const reachable = (from: RmaState, seen = new Set<RmaState>()): RmaState[] => {
  if (!seen.has(from)) {
    seen.add(from);
    for (const to of RMA_STATES) if (mayMoveRma(from, to)) reachable(to, seen);
  }
  return [...seen];
};

test("every state of a return is reached from the first one", () => {
  expect(reachable("requested").toSorted()).toEqual(RMA_STATES.toSorted());
});

test.each(RMA_STATES)("a return that is %s moves exactly where the table says", (from) => {
  expect(RMA_STATES.filter((to) => mayMoveRma(from, to)).toSorted()).toEqual([...RMA_MOVES[from]].toSorted());
});

test("a parcel that has come is not taken back by who sent it", () => {
  expect(mayMoveRma("received", "withdrawn")).toBe(false);
});
