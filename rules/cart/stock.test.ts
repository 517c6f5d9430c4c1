import { expect, test } from "vitest";
import { stockState, unitsLeft } from "./stock.ts";

test.each([
  ["gear or a part with stock -99", 0, -99, "unlimited", null],
  ["a part with a negative model id and stock -99", -5, -99, "unlimited", null],
  ["a PC or laptop with stock -99", 700, -99, "not_available", 0],
  ["a PC with 3 left", 700, 3, "in_stock", 3],
  ["gear with 1 left", 0, 1, "in_stock", 1],
  ["gear with 0 left", 0, 0, "out_of_stock", 0],
  ["a PC with 0 left", 700, 0, "out_of_stock", 0],
  ["gear counted below 0", 0, -1, "out_of_stock", 0],
] as const)("%s: model %i, stock %i is %s", (_, modelId, stock, state, left) => {
  expect(stockState({ modelId, stock })).toBe(state);
  expect(unitsLeft({ modelId, stock })).toBe(left);
});
