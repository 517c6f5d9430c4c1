import { expect, test } from "vitest";
import { CHECKOUT_STEPS, checkoutStep, openStep } from "./checkout-steps.ts";

test("the labels are Information, Shipping and Payment, at cart steps 1, 2 and 3", () => {
  expect(CHECKOUT_STEPS.map(({ label, cartStep }) => [label, cartStep])).toEqual([
    ["Information", 1],
    ["Shipping", 2],
    ["Payment", 3],
  ]);
});

test.each([
  ["payment", 1, "information"],
  ["payment", 2, "shipping"],
  ["payment", 3, "payment"],
  ["information", 3, "information"],
  ["shipping", 0, "information"],
] as const)("asked for %s with step %i open, %s is shown", (asked, furthest, shown) => {
  const step = checkoutStep(asked);
  expect(step && openStep(step, furthest).name).toBe(shown);
});

test("an unknown step is no step", () => {
  expect(checkoutStep("review")).toBeNull();
  expect(checkoutStep(null)).toBeNull();
});
