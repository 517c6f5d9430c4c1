import { expect, test } from "vitest";
import { checkRma } from "./check-rma.ts";

const shipped = { state: "delivered", lines: [{ position: 1, units: 3, left: 2 }] } as const;
const asked = (...lines: { position: number; units: number }[]) =>
  ({ lines, wants: "refund", reason: "not_wanted" }) as const;

test("what was shipped and is in no other request may come back", () => {
  expect(checkRma(shipped, asked({ position: 1, units: 2 }))).toBeNull();
});

test.each(["pending_payment", "paid", "building", "testing", "cancelled", "refunded"] as const)(
  "nothing of an order that is %s comes back",
  (state) => {
    expect(checkRma({ ...shipped, state }, asked({ position: 1, units: 1 }))?.reason).toBe("rma_not_shipped");
  },
);

test.each([
  ["more than is left", [{ position: 1, units: 3 }]],
  [
    "more than is left, line by line",
    [
      { position: 1, units: 1 },
      { position: 1, units: 2 },
    ],
  ],
  ["a line the order does not have", [{ position: 2, units: 1 }]],
  ["no unit", [{ position: 1, units: 0 }]],
])("%s is refused", (_, lines) => {
  expect(checkRma(shipped, asked(...lines))?.reason).toBe("rma_units_too_many");
});

test("nothing chosen is refused", () => {
  expect(checkRma(shipped, asked())?.reason).toBe("rma_nothing_chosen");
});
