import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { cartOf, priced, sampleLaptop, toState } from "../testing/sample-cart.ts";

/** A laptop of $1,499.00 that ships for $49.00: what each tax comes to on both, in cents, on 2026-11-21. */
const GOODS = 149_900;
const SHIPPING = 4_900;

test.each([
  ["AB", "2008-01-01", [["GST", 50_000, 7_495, 245]]],
  [
    "BC",
    "2013-04-01",
    [
      ["GST", 50_000, 7_495, 245],
      ["PST", 70_000, 10_493, 343],
    ],
  ],
  [
    "MB",
    "2019-07-01",
    [
      ["GST", 50_000, 7_495, 245],
      ["RST", 70_000, 10_493, 343],
    ],
  ],
  ["NB", "2016-07-01", [["HST", 150_000, 22_485, 735]]],
  ["NL", "2016-07-01", [["HST", 150_000, 22_485, 735]]],
  ["NS", "2025-04-01", [["HST", 140_000, 20_986, 686]]],
  ["NT", "2008-01-01", [["GST", 50_000, 7_495, 245]]],
  ["NU", "2008-01-01", [["GST", 50_000, 7_495, 245]]],
  ["ON", "2010-07-01", [["HST", 130_000, 19_487, 637]]],
  ["PE", "2016-10-01", [["HST", 150_000, 22_485, 735]]],
  [
    "QC",
    "2013-01-01",
    [
      ["GST", 50_000, 7_495, 245],
      ["QST", 99_750, 14_953, 489],
    ],
  ],
  [
    "SK",
    "2017-03-23",
    [
      ["GST", 50_000, 7_495, 245],
      ["PST", 60_000, 8_994, 294],
    ],
  ],
  ["YT", "2008-01-01", [["GST", 50_000, 7_495, 245]]],
] as const)(
  "%s taxes goods and their delivery alike, each tax by its name, rate and first day",
  (state, from, taxes) => {
    const bill = priced(cartOf([sampleLaptop], { destination: toState(state, "CANADA") }));
    const steps = bill.steps.flatMap((step) =>
      step.kind === "tax" ? [[step.rule, step.tax, step.ratePpm, step.validFrom, step.base, step.amount]] : [],
    );
    expect(steps).toEqual([
      ...taxes.map(([name, ratePpm, onGoods]) => ["tax", name, ratePpm, from, GOODS, onGoods]),
      ...taxes.map(([name, ratePpm, , onShipping]) => ["tax-on-shipping", name, ratePpm, from, SHIPPING, onShipping]),
    ]);
  },
);

test("the table has these thirteen and no other, and of each the highest rate is the sum of its taxes", () => {
  const rows = storeConfig.tax.regions.filter(({ country }) => country === "CANADA");
  expect(new Set(rows.map(({ state }) => state)).size).toBe(13);
  for (const { state, parts, maxPpm, taxesShipping, includesLocal } of rows)
    expect([state, parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0), taxesShipping, includesLocal]).toEqual([
      state,
      maxPpm,
      true,
      undefined,
    ]);
});
