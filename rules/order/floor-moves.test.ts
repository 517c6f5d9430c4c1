import { expect, test } from "vitest";
import { FLOOR_MOVES, isBoxed, isOnTheFloor, moveTo, nextMove } from "./floor-moves.ts";
import { MADE } from "./order-stages.ts";
import { mayMoveOrder, ORDER_STATES, type OrderState } from "./order-states.ts";

test("every move of the floor is one that the table of states has", () => {
  const all = MADE.flatMap((made) =>
    FLOOR_MOVES.flatMap((move) => ORDER_STATES.map((from) => ({ made, move, from, to: moveTo(move, from, made) }))),
  );
  expect(all.filter(({ from, to }) => to !== null && !mayMoveOrder(from, to))).toEqual([]);
});

test.each([
  ["built", ["building", "testing", "packed", "shipped", "delivered"]],
  ["ready", ["packed", "shipped", "delivered"]],
  ["gear", ["packed", "shipped", "delivered"]],
] as const)("the next moves take an order of what is %s through %j", (made, way) => {
  const went: OrderState[] = [];
  let state: OrderState = "paid";
  for (let move = nextMove(state, made); move; move = nextMove(state, made)) {
    state = moveTo(move, state, made) ?? "cancelled";
    went.push(state);
  }
  expect(went).toEqual(way);
});

test("a PC that failed goes back to the bench, gear never was on it", () => {
  expect(moveTo("back_to_bench", "testing", "built")).toBe("building");
  expect(moveTo("back_to_bench", "packed", "built")).toBe("building");
  expect(FLOOR_MOVES.filter((move) => moveTo(move, "paid", "gear"))).toEqual(["pack"]);
});

test("what may go elsewhere is neither packed nor shipped, but built and tested", () => {
  expect(ORDER_STATES.filter(isBoxed)).toEqual(["packed", "shipped"]);
});

test("nothing is moved before it is paid or after it has ended", () => {
  for (const state of ["pending_payment", "cancelled", "refunded", "delivered"] as const)
    for (const made of MADE) expect(nextMove(state, made), state).toBeNull();
  expect(ORDER_STATES.filter(isOnTheFloor)).toEqual(["paid", "building", "testing", "packed"]);
});
