import { expect, test } from "vitest";
import { readTypedDollars } from "./typed-dollars.ts";

test("an amount is read as English and as French write it", () => {
  expect(["899", "899.99", "1,299.99", "$1,299", "12,345,678"].map(readTypedDollars)).toEqual([
    899, 899.99, 1299.99, 1299, 12_345_678,
  ]);
  expect(["899,99", "899,9", "1 299,99", "1\u00a0299,99\u00a0$\u00a0US", "1\u202f299 $"].map(readTypedDollars)).toEqual(
    [899.99, 899.9, 1299.99, 1299.99, 1299],
  );
});

test("what could be meant in two ways, or in none, is no amount", () => {
  const odd = ["", "  ", "-5", "1e3", "9.999", "cheap", "1.299,99", "1,29,999", "89,9999", "1299,", ",99", "1,299,9"];
  expect(odd.map(readTypedDollars)).toEqual(odd.map(() => null));
});
