import { expect, test } from "vitest";
import { readAskedParts } from "./read-asked-parts.ts";

test.each([
  ["1", { part: 1 }],
  ["12x3", { part: 12, units: 3 }],
  ["1=20", { part: 1, amount: 2000 }],
  ["1=$20.05", { part: 1, amount: 2005 }],
  ["shipping", { part: "shipping" }],
  ["delivery_fee=0.28", { part: "delivery_fee", amount: 28 }],
])("%s is one part of an order", (word, part) => {
  expect(readAskedParts([word])).toEqual([part]);
});

test.each([
  "0",
  "1x0",
  "1x",
  "1=",
  "1=0",
  "1=-5",
  "1=1.5",
  "1=1e9",
  "shipping x1",
  "shippingx1",
  "tips",
  "1,2",
  "constructor",
  "",
])("%j is none", (word) => {
  expect(readAskedParts(["1", word])).toBeNull();
});
