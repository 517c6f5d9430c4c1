import { expect, test } from "vitest";
import { staysInHouse } from "./test-orders.ts";

test.each([
  ["a real order", { isTest: false, isTestMode: false }, false, false],
  ["a test order in a store with real cards", { isTest: true, isTestMode: false }, false, true],
  ["a test order in a demonstration store", { isTest: true, isTestMode: false }, true, false],
  ["a tester's order there", { isTest: true, isTestMode: true }, true, true],
  ["a real order of a store that plays now", { isTest: false, isTestMode: false }, true, false],
])("%s stays in the house or goes its way", (_, order, isDemonstration, stays) => {
  expect(staysInHouse(order, isDemonstration)).toBe(stays);
});
