import { describe, expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { type CoveredLine, longerWarranties } from "./longer-warranty.ts";

const TODAY = "2026-11-23";
const tower: CoveredLine = {
  name: "Forge 90",
  covers: "desktop",
  months: 36,
  state: "delivered",
  orderedOn: "2026-11-01",
  deliveredOn: "2026-11-10",
  unitsKept: 2,
  unitsFree: 2,
};
const settings = { ...storeConfig, longerWarranty: [{ from: "2026-11-01", until: "2026-12-01", days: 30 }] };
const offered = (change: Partial<CoveredLine> = {}, today = TODAY) =>
  longerWarranties({ ...tower, ...change }, settings, today);

describe("a longer warranty for what was bought before", () => {
  test("costs what the table asks, and less by what was paid for the one it has", () => {
    const prices = (months: number) => {
      const found = offered({ months });
      return found.ok ? found.value.choices.map((choice) => [choice.months, choice.price]) : found.reason;
    };
    expect(prices(36)).toEqual([
      [48, 149_00],
      [60, 249_00],
    ]);
    expect(prices(48)).toEqual([[60, 100_00]]);
    expect(prices(60)).toBe("longer_warranty_none");
  });

  test("may be bought on the last day after the delivery and not on the next", () => {
    expect(offered({}, "2026-12-10")).toMatchObject({ ok: true, value: { until: "2026-12-10", units: 2 } });
    expect(offered({}, "2026-12-11")).toMatchObject({
      reason: "longer_warranty_over",
      facts: { endedOn: "2026-12-10" },
    });
  });

  test("may be bought for as long as it is on its way", () => {
    expect(offered({ deliveredOn: null, state: "building" }, "2027-11-23")).toMatchObject({
      ok: true,
      value: { until: null },
    });
  });

  test.each([
    ["an order of before the first row", { orderedOn: "2026-10-31" }],
    ["an order of after the last row", { orderedOn: "2026-12-01" }],
    ["an unpaid order", { state: "pending_payment" }],
    ["a cancelled order", { state: "cancelled" }],
    ["a refunded order", { state: "refunded" }],
    ["units that were given back", { unitsKept: 0 }],
    ["a deposit", { months: null }],
    ["gear", { covers: "gear", months: 12 }],
    ["software", { covers: null, months: null }],
  ] as const)("is not offered for %s", (_what, change) => {
    expect(offered(change)).toMatchObject({ reason: "longer_warranty_none" });
  });

  test("is for units that have none yet and were not given back", () => {
    expect(offered({ unitsFree: 1 })).toMatchObject({ ok: true, value: { units: 1 } });
    expect(offered({ unitsKept: 1 })).toMatchObject({ ok: true, value: { units: 1 } });
    expect(offered({ unitsFree: 0 })).toMatchObject({ reason: "longer_warranty_taken" });
  });
});
