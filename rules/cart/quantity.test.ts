import { expect, test } from "vitest";
import { checkQuantity, QUANTITY } from "./quantity.ts";

test.each([1, 2, 99])("a quantity of %i is taken", (quantity) => {
  expect(checkQuantity(quantity)).toEqual({ ok: true, value: quantity });
});

test.each([[0], [-1], [1.5], [100], [1e9], ["1"], [null], [undefined], [Number.NaN], [Infinity], [[1]], [true]])(
  "a quantity of %j is refused",
  (quantity) => {
    expect(checkQuantity(quantity)).toEqual({ ok: false, reason: "quantity_invalid", facts: QUANTITY });
  },
);
