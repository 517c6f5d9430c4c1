import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { type ChargedPrice, struckPrice } from "./struck-price.ts";

const NOW = new Date("2026-11-21T15:00:00Z");
const DAY_MS = 86_400_000;

/** Dollars and for how many days they were asked, one after the other; the last is today's: `100 x 60, 80 x 5`. */
function history(asked: string): ChargedPrice[] {
  let end = NOW.getTime();
  const charged: ChargedPrice[] = [];
  for (const [at, one] of asked.split(", ").toReversed().entries()) {
    const [dollars = 0, days = 0] = one.split(" x ").map(Number);
    const from = end - days * DAY_MS;
    charged.unshift({ price: cents(dollars * 100), from: new Date(from), until: at === 0 ? null : new Date(end) });
    end = from;
  }
  return charged;
}

function struck(asked: string): number | null {
  const charged = history(asked);
  const today = charged.at(-1)?.price ?? cents(0);
  const found = struckPrice(today, charged, { now: NOW, timeZone: "America/New_York" });
  return found && found.price / 100;
}

test.each([
  ["a price that never changed", "80 x 400", null],
  ["a price charged for two months", "100 x 60, 80 x 5", 100],
  ["a price charged for 29 days", "100 x 29, 80 x 5", null],
  ["a price charged for 30 days, and nothing before", "100 x 30, 80 x 5", 100],
  ["a price raised for a day before the cut", "80 x 100, 100 x 1, 80 x 1", null],
  ["a price raised for 31 days in half a year of less", "80 x 100, 100 x 31, 80 x 1", null],
  ["a lower price that was asked before", "80 x 100, 100 x 5", null],
  ["a price between two sales", "100 x 60, 70 x 10, 100 x 60, 80 x 5", 100],
  ["a second cut, soon after the first", "100 x 60, 90 x 10, 80 x 5", 100],
  ["a second cut, when the first price is no longer the ordinary one", "100 x 100, 90 x 61, 80 x 5", 90],
  ["a highest price that was too short, above one that was not", "100 x 100, 120 x 40, 80 x 5", 100],
  ["a high price of long ago", "100 x 300, 70 x 85, 60 x 1", 70],
  ["a sale of 60 days", "100 x 300, 80 x 60", 100],
  ["a sale of 61 days", "100 x 300, 80 x 61", null],
  ["a sale that is as long as the price before it", "100 x 40, 80 x 40", null],
])("%s", (_, asked, shown) => {
  expect(struck(asked)).toBe(shown);
});

test("days in which a thing was not for sale are days in which the old price was not asked", () => {
  const today = { price: cents(8000), from: new Date("2026-11-16T05:00:00Z"), until: null };
  const old = { price: cents(10_000), from: new Date("2026-06-01T04:00:00Z"), until: new Date("2026-07-20T04:00:00Z") };
  expect(struckPrice(today.price, [old, today], { now: NOW, timeZone: "UTC" })).toBeNull();
});

test("it has the days on which it was asked, on the shop's own clock, the last one whole", () => {
  const charged = [
    { price: cents(10_000), from: new Date("2026-09-01T04:00:00Z"), until: new Date("2026-11-16T05:00:00Z") },
    { price: cents(8000), from: new Date("2026-11-16T05:00:00Z"), until: null },
  ];
  expect(struckPrice(cents(8000), charged, { now: NOW, timeZone: "America/New_York" })).toEqual({
    price: 10_000,
    fromOn: "2026-09-01",
    untilOn: "2026-11-15",
  });
});

test("whatever was charged: an old price was really asked, is above today's, and has ended in sixty days at most", () => {
  const price = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 120 }));
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), (prices) => {
      const shown = struck(prices.map((one) => one.join(" x ")).join(", "));
      if (shown === null) return;
      const [today = 0, days = 0] = prices.at(-1) ?? [];
      expect(prices.slice(0, -1).map(([dollars]) => dollars)).toContain(shown);
      expect(shown).toBeGreaterThan(today);
      expect(days).toBeLessThanOrEqual(60);
    }),
  );
});
