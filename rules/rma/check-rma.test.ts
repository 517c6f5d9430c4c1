import { expect, test } from "vitest";
import { checkRma } from "./check-rma.ts";

const shipped = {
  state: "delivered",
  lines: [{ position: 1, units: 3, left: 2 }],
  until: "2026-12-30",
  today: "2026-12-30",
} as const;
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

test("the last day for a return counts, the day after is too late and says until when; a repair may be asked for still", () => {
  const late = { ...shipped, today: "2026-12-31" };
  const one = asked({ position: 1, units: 1 });
  expect(checkRma(shipped, one)).toBeNull();
  expect(checkRma(late, one)).toMatchObject({ reason: "rma_too_late", facts: { until: "2026-12-30" } });
  expect(checkRma(late, { ...one, wants: "replacement" })?.reason).toBe("rma_too_late");
  expect(checkRma(late, { ...one, wants: "repair" })).toBeNull();
  expect(checkRma({ ...late, state: "shipped", until: null }, one)).toBeNull();
});
