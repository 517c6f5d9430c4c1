import { expect, test } from "vitest";
import { FIRST_ORDER_STATE, mayMoveOrder, ORDER_MOVES, ORDER_STATE_TEXT, type OrderState } from "./order-states.ts";

const STATES = Object.keys(ORDER_MOVES) as OrderState[];

function reachable(from: OrderState, isTest: boolean, seen = new Set<OrderState>()): Set<OrderState> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const next of STATES.filter((to) => mayMoveOrder(from, to, isTest))) reachable(next, isTest, seen);
  return seen;
}

test("every order state is reached from the first one, and from every one an end is reached", () => {
  expect([...reachable(FIRST_ORDER_STATE, false)].toSorted()).toEqual(STATES.toSorted());
  for (const state of STATES) {
    expect([...reachable(state, false)].some((end) => ORDER_MOVES[end].length === 0), state).toBe(true);
  }
});

test("an order moves exactly where the table says", () => {
  for (const from of STATES) {
    for (const to of STATES) expect(mayMoveOrder(from, to), `${from} to ${to}`).toBe((ORDER_MOVES[from] as readonly string[]).includes(to));
  }
});

test("a paid order is never canceled, and a canceled or refunded one never comes back", () => {
  expect(STATES.filter((from) => mayMoveOrder(from, "cancelled"))).toEqual(["pending_payment"]);
  expect([...reachable("cancelled", false)]).toEqual(["cancelled"]);
  expect([...reachable("refunded", false)]).toEqual(["refunded"]);
});

test("nothing is built or shipped before it is paid", () => {
  expect(STATES.filter((from) => mayMoveOrder(from, "building"))).toEqual(["paid", "testing"]);
  expect(STATES.filter((from) => mayMoveOrder(from, "shipped"))).toEqual(["paid", "testing"]);
});

test("a test order is never built, shipped or delivered", () => {
  expect([...reachable(FIRST_ORDER_STATE, true)].toSorted()).toEqual(["cancelled", "paid", "pending_payment", "refunded"]);
});

test("every order state has words for the shopper", () => {
  expect(Object.keys(ORDER_STATE_TEXT).toSorted()).toEqual(STATES.toSorted());
});
