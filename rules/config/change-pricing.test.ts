import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { changePricing } from "./change-pricing.ts";

const change = (what: unknown) => changePricing(storeConfig, what, "2026-12-01T08:00Z");

test("a figure is changed, everything else stays, and the settings have a version of their own", () => {
  const changed = change({ points: { earnedPerDollar: 2 } });
  if (!changed.ok) throw new Error("It is refused");
  expect(changed.differences).toEqual([{ field: "points.earnedPerDollar", was: 1, is: 2 }]);
  expect(changed.config).toEqual({
    ...storeConfig,
    version: "2026-12-01T08:00Z",
    points: { ...storeConfig.points, earnedPerDollar: 2 },
  });
});

test("a list stands whole, and each figure in it that differs is told", () => {
  const [first, ...others] = storeConfig.fees.coloradoDelivery;
  if (!first) throw new Error("There is a fee in Colorado");
  const changed = change({ fees: { coloradoDelivery: [{ ...first, fee: 31 }, ...others] } });
  expect(changed).toMatchObject({
    ok: true,
    differences: [{ field: "fees.coloradoDelivery.0.fee", was: first.fee, is: 31 }],
  });
});

test.each([
  ["no object", [1], "the file holds no settings"],
  [
    "a setting that is none",
    { points: { earnedPerDolar: 2 } },
    "points.earnedPerDolar is no setting that prices an order",
  ],
  ["a setting that prices no order", { store: { name: "Other" } }, "store is no setting that prices an order"],
  ["a version by hand", { version: "mine" }, "version is no setting that prices an order"],
  [
    "a figure of another kind",
    { points: { earnedPerDollar: "2" } },
    "points.earnedPerDollar must be a number, not a string",
  ],
  ["a list for an object", { points: [] }, "points must be an object, not a list"],
  ["no figure", { points: { earnedPerDollar: null } }, "points.earnedPerDollar must be a number, not null"],
  ["a list of something else", { tax: { regions: [7] } }, "tax.regions[0] must be an object, not a number"],
  [
    "a word for a figure in a list",
    { fees: { coloradoDelivery: [{ ...storeConfig.fees.coloradoDelivery[0], fee: "31" }] } },
    "fees.coloradoDelivery[0].fee must be a number, not a string",
  ],
  [
    "a row without its figure",
    { fees: { coloradoDelivery: [{ from: "2026-07-01", until: null }] } },
    "fees.coloradoDelivery[0].fee is missing",
  ],
  ["what is so already", { points: { earnedPerDollar: 1 } }, "the file changes nothing"],
])("%s is refused by its field", (_, what, said) => {
  const changed = change(what);
  if (changed.ok) throw new Error("It is taken");
  expect(changed.problems.map(({ field, problem }) => `${field} ${problem}`).join("\n")).toContain(said);
});
