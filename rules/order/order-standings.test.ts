import { expect, test } from "vitest";
import { ORDER_STANDINGS, orderStanding } from "./order-standings.ts";
import { isCalledOff, ORDER_STATES } from "./order-states.ts";

test("every state of an order stands in one part of the list, and each part has one", () => {
  const parts = Map.groupBy(ORDER_STATES, orderStanding);
  expect([...parts.keys()].toSorted()).toEqual(ORDER_STANDINGS.toSorted());
  expect(parts.get("called_off")).toEqual(ORDER_STATES.filter(isCalledOff));
  expect(parts.get("delivered")).toEqual(["delivered"]);
});
