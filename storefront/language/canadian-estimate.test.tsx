import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { canadianDollarOn } from "#rules/money/canadian-dollar-on.ts";
import { checkStoreConfig } from "#rules/config/check-store-config.ts";
import { aboutCanadian } from "#words/currency.ts";
import { wordsOf } from "#messages/words-of.ts";
import { CanadianEstimate } from "./canadian-estimate.tsx";

const ROWS = [
  { from: "2026-11-01", rate: 1.38 },
  { from: "2026-12-01", rate: 1.4012 },
];

test("the rate of a day is that of the latest row that has begun, and none before the first", () => {
  const rateOn = (day: string) => canadianDollarOn(ROWS, day)?.rate ?? null;
  expect(["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01", "2027-05-01"].map(rateOn)).toEqual([
    null,
    1.38,
    1.38,
    1.4012,
    1.4012,
  ]);
});

test("an estimate is whole dollars under Canada's sign, with its rate, its day, and what is really charged", () => {
  const words = wordsOf("en-CA").currency.canadianDollarWords;
  expect(aboutCanadian(1299.5 * 1.4012)).toBe("CA$1,821");
  expect(aboutCanadian(1_234_567)).toBe("CA$1,234,567");
  expect(words.isSaid).toBe(true);
  expect(words.rate("1.4012", "December 1, 2026")).toBe(
    "at 1.4012 for a US dollar on December 1, 2026. You are charged in US dollars.",
  );
});

test("pages for the USA say none", () => {
  expect(renderToStaticMarkup(<CanadianEstimate amount={1299} />)).toBe("");
});

test.each([
  [[{ from: "1.12.2026", rate: 1.4 }], "canadianDollars[0].from"],
  [[{ from: "2026-12-01", rate: 140 }], "canadianDollars[0].rate"],
  [[{ from: "2026-12-01", rate: 1.40123 }], "canadianDollars[0].rate"],
  [ROWS.toReversed(), "canadianDollars[1].from"],
])("rates %j are refused by their field", (canadianDollars, field) => {
  expect(checkStoreConfig({ ...storeConfig, canadianDollars }).map((problem) => problem.field)).toEqual([field]);
});
