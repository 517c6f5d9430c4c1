import { expect, test } from "vitest";
import { allowedStep, CART_STEP_LABELS, openStep, type CartStep, type CheckoutFacts } from "./cart-steps.ts";

const ready: CheckoutFacts = { blocks: 0, addressProblems: 0, hasShippingMethod: true };

test("step 0 shows the items and has no label; steps 1, 2 and 3 are Information, Shipping and Payment", () => {
  expect(CART_STEP_LABELS).toEqual({ 0: null, 1: "Information", 2: "Shipping", 3: "Payment" });
});

test.each([
  ["a cart that may not be bought", { blocks: 1 }, 0],
  ["no address", { addressProblems: null }, 1],
  ["an address with a problem", { addressProblems: 2 }, 1],
  ["an address and no shipping method", { hasShippingMethod: false }, 2],
  ["everything that is needed", {}, 3],
])("with %s, %j, the furthest open step is %i", (_, change, step) => {
  expect(openStep({ ...ready, ...change })).toBe(step);
});

test("a step that is not open yet leads to the furthest one that is, an earlier one stays", () => {
  const noMethod = { ...ready, hasShippingMethod: false };
  expect(([0, 1, 2, 3] as CartStep[]).map((asked) => allowedStep(asked, noMethod))).toEqual([0, 1, 2, 2]);
});
