import { expect, test } from "vitest";
import { isRefundUnsettled, mayMoveRefund, REFUND_MOVES, REFUND_STATES, type RefundState } from "./refund-states.ts";

const reachable = (from: RefundState, seen = new Set<RefundState>()): RefundState[] => {
  if (!seen.has(from)) {
    seen.add(from);
    for (const to of REFUND_STATES) if (mayMoveRefund(from, to)) reachable(to, seen);
  }
  return [...seen];
};

test("every state of a refund is reached from the first one", () => {
  expect(reachable("requesting").toSorted()).toEqual(REFUND_STATES.toSorted());
});

test.each(REFUND_STATES)("a refund that is %s moves exactly where the table says, and never back", (from) => {
  expect(REFUND_STATES.filter((to) => mayMoveRefund(from, to)).toSorted()).toEqual([...REFUND_MOVES[from]].toSorted());
  for (const to of REFUND_MOVES[from]) expect(REFUND_STATES.indexOf(to)).toBeGreaterThan(REFUND_STATES.indexOf(from));
});

test("what is settled is sent or failed", () => {
  expect(REFUND_STATES.filter((state) => !isRefundUnsettled(state))).toEqual(["succeeded", "failed"]);
});
