import { expect, test } from "vitest";
import { isStageDone, madeOf, ORDER_STAGES } from "./order-stages.ts";

test.each([
  ["built", ["paid", "building", "testing", "shipped", "delivered"]],
  ["ready", ["paid", "packed", "shipped", "delivered"]],
  ["gear", ["paid", "packed", "shipped", "delivered"]],
] as const)("an order of what is %s goes through %j", (made, names) => {
  expect(ORDER_STAGES[made].map(({ name }) => name)).toEqual(names);
});

test.each([
  [["gear", "built", "ready"], "built"],
  [["gear", "ready"], "ready"],
  [["gear"], "gear"],
  [[], "gear"],
] as const)("a cart of %j is told as %s", (lines, made) => {
  expect(madeOf(lines)).toBe(made);
});

test("a ready-made PC is packed before it ships, and a canceled order has no stage done", () => {
  const done = (state: "paid" | "packed" | "shipped" | "cancelled") =>
    ORDER_STAGES.ready.filter((stage) => isStageDone(stage, state)).map(({ name }) => name);
  expect(done("paid")).toEqual(["paid"]);
  expect(done("packed")).toEqual(["paid", "packed"]);
  expect(done("shipped")).toEqual(["paid", "packed", "shipped"]);
  expect(done("cancelled")).toEqual([]);
});
