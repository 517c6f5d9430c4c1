import { expect, test } from "vitest";
import { checkQuantity, QUANTITY_MESSAGE } from "./quantity.ts";

test.each([1, 2, 99])("a quantity of %i is taken", (quantity) => {
  expect(checkQuantity(quantity)).toEqual({ ok: true, value: quantity });
});

test.each([[0], [-1], [1.5], [100], [1e9], ["1"], [null], [undefined], [Number.NaN], [Infinity], [[1]], [true]])(
  "a quantity of %j is refused",
  (quantity) => {
    expect(checkQuantity(quantity)).toEqual({ ok: false, reason: "quantity_invalid" });
  },
);

test("a refused quantity is told what would be right", () => {
  expect(QUANTITY_MESSAGE).toBe("The quantity is a whole number from 1 to 99.");
});
