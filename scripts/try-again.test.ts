import { expect, test } from "vitest";
import { failuresOf } from "./test-reports.mjs";
import { divide } from "./try-again.mjs";

const failure = (file: string, test: string | null) => ({ file, test, title: test, why: "expected 1 to be 2" });
const cart = failure("server/carts/carts.test.ts", "a cart keeps its coupon");
const order = failure("server/orders/orders.test.ts", "an order keeps its price");

test("what fails alone too is red, what passes alone is flaky", () => {
  expect(divide([cart, order], [cart])).toEqual({ failed: [cart], flaky: [order] });
});

test("a neighbour that fails only in the second try accuses nobody", () => {
  expect(divide([cart], [order])).toEqual({ failed: [], flaky: [cart] });
});

test("a second try that could not run forgives nothing", () => {
  expect(divide([cart, order], [failure(cart.file, null)])).toEqual({ failed: [cart, order], flaky: [] });
});

test("a second try that names no test and ends badly forgives nothing, one that ends well does", () => {
  const report = { passed: 4, skipped: 0, failures: [] };
  expect(divide([cart], failuresOf("vitest-again", report, false))).toEqual({ failed: [cart], flaky: [] });
  expect(divide([cart], failuresOf("vitest-again", report, true))).toEqual({ failed: [], flaky: [cart] });
});

test("the same words in another file are another test", () => {
  const elsewhere = failure("server/lists/lists.test.ts", cart.test);
  expect(divide([cart], [elsewhere])).toEqual({ failed: [], flaky: [cart] });
});
