import { expect, test } from "vitest";
import { mayMoveOrder, ORDER_STATES } from "../order/order-states.ts";
import {
  CHANGEABLE_BY_BUYER,
  CHANGEABLE_LINES,
  CHANGEABLE_WAY,
  isOneOfStates,
  mayMoveRevision,
  REVISION_STATES,
} from "./revision-states.ts";

test("a change waits, and then is made or is off for good", () => {
  const moves = REVISION_STATES.flatMap((from) =>
    REVISION_STATES.filter((to) => mayMoveRevision(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual(["waiting_payment applied", "waiting_payment lapsed", "waiting_payment withdrawn"]);
});

test("what may be changed is never more for a buyer than for staff, and never of an order that has left", () => {
  expect(CHANGEABLE_BY_BUYER.every((state) => isOneOfStates(CHANGEABLE_LINES, state))).toBe(true);
  expect(CHANGEABLE_LINES.every((state) => isOneOfStates(CHANGEABLE_WAY, state))).toBe(true);
  const closed = ORDER_STATES.filter((state) => !isOneOfStates(CHANGEABLE_WAY, state));
  expect(closed).toEqual(["pending_payment", "shipped", "delivered", "cancelled", "refunded"]);
  // Each can still end by giving everything back.
  expect(CHANGEABLE_WAY.every((state) => mayMoveOrder(state, "refunded"))).toBe(true);
});
