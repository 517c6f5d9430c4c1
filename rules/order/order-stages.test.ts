import { expect, test } from "vitest";
import { isStageDone, madeOf, ORDER_STAGES, stageNames } from "./order-stages.ts";

test.each([
  ["built", "Paid, Building, Testing, Shipped, Delivered"],
  ["ready", "Paid, Packed, Shipped, Delivered"],
  ["gear", "Paid, Packed, Shipped, Delivered"],
] as const)("an order of what is %s goes through %s", (made, names) => {
  expect(stageNames(made)).toBe(names);
});

test.each([
  [["gear", "built", "ready"], "built"],
  [["gear", "ready"], "ready"],
  [["gear"], "gear"],
  [[], "gear"],
] as const)("a cart of %j is told as %s", (lines, made) => {
  expect(madeOf(lines)).toBe(made);
});

test("a ready-made PC is packed once it ships, and a canceled order has no stage done", () => {
  const done = (state: "paid" | "shipped" | "cancelled") =>
    ORDER_STAGES.ready.filter((stage) => isStageDone(stage, state)).map(({ name }) => name);
  expect(done("paid")).toEqual(["Paid"]);
  expect(done("shipped")).toEqual(["Paid", "Packed", "Shipped"]);
  expect(done("cancelled")).toEqual([]);
});
