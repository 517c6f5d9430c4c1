import { expect, test } from "vitest";
import {
  ALIVE,
  FIRST_PAYMENT_STATE,
  isUnsettled,
  isWithProvider,
  mayMovePayment,
  PAYMENT_MOVES,
  PAYMENT_STATES as STATES,
  settledSince,
  type PaymentState,
} from "./payment-states.ts";

const moves = (from: PaymentState) => STATES.filter((to) => mayMovePayment(from, to));

/** Every state that can be reached from one, itself included. */
function reachable(from: PaymentState, seen = new Set<PaymentState>()): PaymentState[] {
  if (!seen.has(from)) {
    seen.add(from);
    for (const next of moves(from)) reachable(next, seen);
  }
  return [...seen].toSorted();
}

test("every payment state is reached from the first one", () => {
  expect(reachable(FIRST_PAYMENT_STATE)).toEqual(STATES.toSorted());
});

test.each(STATES)("from %s a payment can end", (state) => {
  const ends = reachable(state).filter((end) => PAYMENT_MOVES[end].length === 0);
  expect(ends).not.toEqual([]);
  expect(["declined", "refunded", "voided"]).toEqual(expect.arrayContaining(ends));
});

test.each(STATES)("a payment that is %s moves exactly where the table says, never to itself", (from) => {
  expect(moves(from).toSorted()).toEqual([...PAYMENT_MOVES[from]].toSorted());
  expect(moves(from)).not.toContain(from);
});

test("money that was taken can only be given back, and an ended attempt never comes to life", () => {
  expect(PAYMENT_MOVES.captured).toEqual(["refunded"]);
  for (const end of ["declined", "voided", "refunded"] as const) {
    expect(reachable(end)).toEqual([end]);
    expect(ALIVE).not.toContain(end);
  }
});

test("news is nothing new to an attempt that is settled there or further on; every other is asked about", () => {
  expect(settledSince("authorised")).toEqual(["captured", "declined", "voided", "refunded"]);
  expect(settledSince("captured")).toEqual(["captured", "refunded"]);
  expect(settledSince("declined")).toEqual(["declined"]);
});

test("no state that may have charged leaves room for a second attempt", () => {
  expect(ALIVE.toSorted()).toEqual(["authorised", "captured", "requesting", "requires_action", "unknown"]);
});

test("the reconciler asks about every attempt that has neither succeeded nor ended", () => {
  expect(STATES.filter(isUnsettled).toSorted()).toEqual(["authorised", "requesting", "requires_action", "unknown"]);
  expect(STATES.filter((state) => isUnsettled(state) && !isWithProvider(state))).toEqual(["requires_action"]);
});

test.each([
  ["a card that is charged at once", ["requesting", "captured"]],
  ["a card that is held, then charged", ["requesting", "authorised", "captured"]],
  ["a 3-D Secure card", ["requesting", "requires_action", "authorised", "captured", "refunded"]],
  ["a call that timed out after it charged", ["requesting", "unknown", "captured"]],
  ["a shopper who never comes back from the bank", ["requesting", "requires_action", "voided"]],
  ["a hold given up because the stock was gone", ["requesting", "authorised", "voided"]],
  ["a declined card", ["requesting", "declined"]],
] as const)("%s walks the table", (_, path) => {
  const steps = path.slice(1).map((to, at) => mayMovePayment(path[at] as PaymentState, to));
  expect(steps).not.toContain(false);
});
