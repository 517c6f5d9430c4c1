import { expect, test } from "vitest";
import {
  FIRST_ORDER_STATE,
  mayMoveOrder,
  ORDER_MOVES,
  ORDER_STATES as STATES,
  type OrderState,
} from "./order-states.ts";

const moves = (from: OrderState, isTest = false) => STATES.filter((to) => mayMoveOrder(from, to, isTest));

/** Every state that can be reached from one, itself included. */
function reachable(from: OrderState, isTest = false, seen = new Set<OrderState>()): OrderState[] {
  if (!seen.has(from)) {
    seen.add(from);
    for (const next of moves(from, isTest)) reachable(next, isTest, seen);
  }
  return [...seen].toSorted();
}

test("every order state is reached from the first one", () => {
  expect(reachable(FIRST_ORDER_STATE)).toEqual(STATES.toSorted());
});

test.each(STATES)("from %s an end can be reached", (state) => {
  expect(reachable(state).filter((end) => ORDER_MOVES[end].length === 0)).not.toEqual([]);
});

test.each(STATES)("an order that is %s moves exactly where the table says", (from) => {
  expect(moves(from).toSorted()).toEqual([...ORDER_MOVES[from]].toSorted());
});

test("a paid order is never canceled, and a canceled or refunded one never comes back", () => {
  expect(STATES.filter((from) => mayMoveOrder(from, "cancelled"))).toEqual(["pending_payment"]);
  expect(reachable("cancelled")).toEqual(["cancelled"]);
  expect(reachable("refunded")).toEqual(["refunded"]);
});

test("nothing is built or shipped before it is paid", () => {
  expect(STATES.filter((from) => mayMoveOrder(from, "building"))).toEqual(["paid", "testing", "packed"]);
  expect(STATES.filter((from) => mayMoveOrder(from, "packed"))).toEqual(["paid", "testing"]);
  expect(STATES.filter((from) => mayMoveOrder(from, "shipped"))).toEqual(["packed"]);
});

test("a test order is never built, shipped or delivered", () => {
  expect(reachable(FIRST_ORDER_STATE, true)).toEqual(["cancelled", "paid", "pending_payment", "refunded"]);
  expect(moves("building", true)).toEqual(["refunded"]);
  expect(moves("testing", true)).toEqual(["refunded"]);
  expect(moves("shipped", true)).toEqual(["refunded"]);
});
