import fc, { assert as always, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { leftToRefund, type PartAmounts, priceRefund, sumOfParts } from "./price-refund.ts";

const part = (name: PartAmounts["part"], units: number, amount: number, tax: number): PartAmounts => ({
  part: name,
  units,
  amount: cents(amount),
  tax: cents(tax),
});
const paid = [part(1, 3, 10_000, 888), part(2, 1, 0, 0), part("shipping", 0, 1_500, 133)];
const priced = (given: PartAmounts[], ...asked: Parameters<typeof priceRefund>[2]) => {
  const answer = priceRefund(paid, given, asked);
  return answer.ok ? answer.value : [answer.reason, answer.facts];
};

describe("a refund", () => {
  test("of all units gives back what was paid for them, tax included", () => {
    expect(priced([], { part: 1 })).toEqual([part(1, 3, 10_000, 888)]);
    expect(priced([], { part: "shipping" })).toEqual([part("shipping", 0, 1_500, 133)]);
  });

  test("of one unit of three gives back a third, and the last one the rest to the cent", () => {
    const first = part(1, 1, 3_333, 296);
    expect(priced([], { part: 1, units: 1 })).toEqual([first]);
    expect(priced([first], { part: 1, units: 2 })).toEqual([part(1, 2, 6_667, 592)]);
  });

  test("of an amount takes its share of the tax along, and no unit", () => {
    expect(priced([], { part: 1, amount: cents(1_000) })).toEqual([part(1, 0, 1_000, 89)]);
  });

  test.each([
    [{ part: 4 }, ["refund_part_unknown", { part: "4" }]],
    [{ part: "insurance" as const }, ["refund_part_unknown", { part: "insurance" }]],
    [{ part: "shipping" as const, units: 1 }, ["refund_part_unknown", { part: "shipping" }]],
    [{ part: 1, units: 4 }, ["refund_units_too_many", { part: "1", left: 3 }]],
    [{ part: 1, amount: cents(10_001) }, ["refund_too_much", { part: "1", leftCents: 10_000 }]],
    [{ part: 2 }, ["refund_nothing_left", {}]],
  ])("%j is refused by its reason", (asked, refusal) => {
    expect(priced([], asked)).toEqual(refusal);
  });

  test("that names a part twice gives it back once", () => {
    expect(priced([], { part: 1 }, { part: 1, units: 1 })).toEqual(["refund_units_too_many", { part: "1", left: 0 }]);
    expect(priced([part(1, 3, 10_000, 888)], { part: 1 })).toEqual(["refund_nothing_left", {}]);
  });

  test("after refund, in any pieces, is never more than was paid, and all pieces are all of it", () => {
    const wholes = fc.record({
      units: fc.integer({ min: 1, max: 5 }),
      amount: fc.integer({ min: 0, max: 500_000 }),
      tax: fc.integer({ min: 0, max: 60_000 }),
    });
    const asks = fc.array(fc.oneof(fc.record({ units: fc.constant(1) }), fc.record({ permille: fc.nat(1000) })));
    always(
      property(wholes, asks, ({ units, amount, tax }, steps) => {
        const whole = part(1, units, amount, amount === 0 ? 0 : tax);
        const given: PartAmounts[] = [];
        for (const step of steps) {
          const [left] = leftToRefund([whole], given);
          const asked =
            "units" in step ? step : { amount: cents(Math.floor(((left?.amount ?? 0) * step.permille) / 1000)) };
          const answer = priceRefund([whole], given, [{ part: 1, ...asked }]);
          if (answer.ok) given.push(...answer.value);
          for (const rest of leftToRefund([whole], given))
            expect(Math.min(rest.units, rest.amount, rest.tax)).toBeGreaterThanOrEqual(0);
        }
        const rest = priceRefund([whole], given, [{ part: 1 }]);
        if (rest.ok) given.push(...rest.value);
        expect(sumOfParts(given)).toBe(sumOfParts([whole]));
      }),
    );
  });
});
