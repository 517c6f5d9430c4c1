import { expect, test } from "vitest";
import { FIRST_PAYMENT_STATE, holdsTheOrder, isUnsettled, mayMovePayment, PAYMENT_MOVES, type PaymentState } from "./payment-states.ts";

const STATES = Object.keys(PAYMENT_MOVES) as PaymentState[];

/** Every state that can be reached from one, itself included. */
function reachable(from: PaymentState, seen = new Set<PaymentState>()): Set<PaymentState> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const next of PAYMENT_MOVES[from]) reachable(next, seen);
  return seen;
}

test("every payment state is reached from the first one", () => {
  expect([...reachable(FIRST_PAYMENT_STATE)].toSorted()).toEqual(STATES.toSorted());
});

test("from every payment state an end can be reached", () => {
  const ends = STATES.filter((state) => PAYMENT_MOVES[state].length === 0);
  expect(ends.toSorted()).toEqual(["declined", "refunded", "voided"]);
  for (const state of STATES) expect([...reachable(state)].some((next) => ends.includes(next)), state).toBe(true);
});

test("a payment moves exactly where the table says, and nowhere from itself", () => {
  for (const from of STATES) {
    for (const to of STATES) expect(mayMovePayment(from, to), `${from} to ${to}`).toBe((PAYMENT_MOVES[from] as readonly string[]).includes(to));
    expect(mayMovePayment(from, from), from).toBe(false);
  }
});

test("money that was taken can only be given back, and an ended attempt never comes to life", () => {
  expect(PAYMENT_MOVES.captured).toEqual(["refunded"]);
  for (const end of ["declined", "voided", "refunded"] as const) {
    expect([...reachable(end)]).toEqual([end]);
    expect(holdsTheOrder(end)).toBe(false);
  }
});

test("no state that may have charged leaves room for a second attempt", () => {
  expect(STATES.filter(holdsTheOrder).toSorted()).toEqual(["authorised", "captured", "requesting", "requires_action", "unknown"]);
});

test("the reconciler asks about every attempt that has neither succeeded nor ended", () => {
  expect(STATES.filter(isUnsettled).toSorted()).toEqual(["authorised", "requesting", "requires_action", "unknown"]);
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
  for (const [at, to] of path.slice(1).entries()) expect(mayMovePayment(path[at] as PaymentState, to), `to ${to}`).toBe(true);
});
