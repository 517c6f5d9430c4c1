import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { checkReturnRefund, type ReturnedPart } from "./check-return-refund.ts";

/** Three mice for $177.00, one pad for $20.00 and a delivery fee. */
const paid = [
  { part: 1, units: 3, amount: cents(17_700), tax: cents(1_400) },
  { part: 2, units: 1, amount: cents(2_000), tax: cents(160) },
  { part: "delivery_fee", units: 0, amount: cents(28), tax: cents(0) },
] as const;
const order = { paid, left: paid };
/** Two of the mice come back. */
const mice: ReturnedPart = { part: 1, units: 2, refundedUnits: 0, refunded: cents(0) };

test("what comes back is given back: units, a part of what they cost, or with a charge of the order", () => {
  expect(checkReturnRefund([mice], order, [{ part: 1, units: 2 }])).toBeNull();
  expect(checkReturnRefund([mice], order, [{ part: 1, amount: cents(11_800) }])).toBeNull();
  expect(checkReturnRefund([mice], order, [{ part: 1, units: 1 }, { part: "delivery_fee" }])).toBeNull();
});

test.each([
  ["a unit that stays with its buyer", [{ part: 1, units: 3 }], { part: "1", left: 2 }],
  [
    "its units in two goes",
    [
      { part: 1, units: 1 },
      { part: 1, units: 2 },
    ],
    { part: "1", left: 1 },
  ],
  ["all that is left of a line, which is more than comes back", [{ part: 1 }], { part: "1", left: 2 }],
] as const)("no money goes back for it for %s", (_, asked, facts) => {
  expect(checkReturnRefund([mice], order, asked)).toMatchObject({ reason: "rma_refunded", facts });
});

test("a line that does not come back has no money of it, and neither has the whole order while something stays", () => {
  expect(checkReturnRefund([mice], order, [{ part: 2, units: 1 }])?.reason).toBe("rma_part_not_in");
  expect(checkReturnRefund([mice], order, [])?.reason).toBe("rma_refunded");
  expect(checkReturnRefund([{ ...mice, units: 3 }], order, [])?.reason).toBe("rma_part_not_in");
  const pad: ReturnedPart = { part: 2, units: 1, refundedUnits: 0, refunded: cents(0) };
  expect(checkReturnRefund([{ ...mice, units: 3 }, pad], order, [])).toBeNull();
});

test("what was given back for it counts, as units and as money", () => {
  const after = { ...mice, refundedUnits: 1, refunded: cents(5_900) };
  expect(checkReturnRefund([after], order, [{ part: 1, units: 1 }])).toBeNull();
  expect(checkReturnRefund([after], order, [{ part: 1, units: 2 }])?.reason).toBe("rma_refunded");
  expect(checkReturnRefund([after], order, [{ part: 1, amount: cents(5_901) }])).toMatchObject({
    reason: "refund_too_much",
    facts: { leftCents: 5_900 },
  });
});

test("money that went back apart from units counts for the units that are left", () => {
  const one: ReturnedPart = { ...mice, units: 1 };
  const kept = { ...one, refunded: cents(5_000) };
  expect(checkReturnRefund([kept], order, [{ part: 1, units: 1 }])).toMatchObject({
    reason: "refund_too_much",
    facts: { part: "1", leftCents: 900 },
  });
  expect(checkReturnRefund([kept], order, [{ part: 1, amount: cents(900) }])).toBeNull();
  const some = { ...mice, refunded: cents(1_000) };
  expect(checkReturnRefund([some], order, [{ part: 1, units: 1 }])).toBeNull();
  expect(checkReturnRefund([some], order, [{ part: 1, units: 2 }])).toMatchObject({ facts: { leftCents: 10_800 } });
});

test.each([
  [
    "units first",
    [
      { part: 1, units: 1 },
      { part: 1, amount: cents(5_900) },
    ],
    0,
  ],
  [
    "money first",
    [
      { part: 1, amount: cents(5_900) },
      { part: 1, units: 1 },
    ],
    0,
  ],
  [
    "a part of the money first",
    [
      { part: 1, amount: cents(1) },
      { part: 1, units: 1 },
    ],
    5_899,
  ],
] as const)("one thing that comes back is not paid for twice at once, %s", (_, asked, leftCents) => {
  expect(checkReturnRefund([{ ...mice, units: 1 }], order, asked)).toMatchObject({
    reason: "refund_too_much",
    facts: { leftCents },
  });
});

test("units that go back one by one are never short of a cent of rounding", () => {
  const ten = [{ part: 1, units: 10, amount: cents(156), tax: cents(0) }] as const;
  for (let back = 0, refunded = 0; back < 5; back += 1, refunded += 16) {
    const line = { part: 1, units: 5, refundedUnits: back, refunded: cents(refunded) };
    const left = [{ ...ten[0], units: 10 - back, amount: cents(156 - refunded) }];
    expect(checkReturnRefund([line], { paid: ten, left }, [{ part: 1, units: 1 }])).toBeNull();
  }
});
