import { expect, test } from "vitest";
import { typedPostalCode } from "./typed-postal-code.ts";

test.each([
  ["80202", { country: "USA", zipCode: "80202" }],
  [" 80202-1234 ", { country: "USA", zipCode: "80202" }],
  ["m5v2t6", { country: "CANADA", zipCode: "M5V 2T6" }],
  ["M5V 2T6", { country: "CANADA", zipCode: "M5V 2T6" }],
  ["8020", null],
  ["SW1A 1AA", null],
  ["", null],
])("%j is %j", (typed, code) => {
  expect(typedPostalCode(typed)).toEqual(code);
});
