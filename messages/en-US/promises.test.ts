import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { cents } from "#rules/money/cents.ts";
import { fillPromises } from "#rules/promises/fill-promises.ts";
import type { Warranty } from "#rules/promises/warranty.ts";
import { lengthText, orderDetailWords } from "./order-lines.ts";
import { promiseWords } from "./promises.ts";

const { points, service } = storeConfig;
const words = promiseWords(storeConfig);

test.each([
  [36, "3 years", "3-year warranty"],
  [12, "1 year", "1-year warranty"],
  [18, "18 months", "18-month warranty"],
  [1, "1 month", "1-month warranty"],
])("%i months read %s, and %s on a line", (months, text, before) => {
  expect([lengthText(months), orderDetailWords.warranty(months)]).toEqual([text, before]);
});

test("another warranty of the owner's changes every text that names it", () => {
  const longer: Warranty = { warrantyId: 0, covers: "laptop", months: 24, detail: "", price: cents(0) };
  const changed = promiseWords({
    warranties: [longer],
    service: { ...service, returnDays: 1, returnShippingPaidBy: "store" },
    points: { ...points, earnedPerDollar: 2, spentInStepsOf: 1000, expireAfterDays: 90 },
  });
  expect(fillPromises("Covered for {warranty.laptop}, returned within {returns}. {returns.shipping}", changed)).toBe(
    "Covered for 2 years, returned within 1 day. Return shipping is on us.",
  );
  expect(changed["warranty.desktop"]).toBe("0 years");
  expect(fillPromises("{points.earned}, {points.step} for {points.step.worth}, {points.last}", changed)).toBe(
    "2 points, 1,000 points for $10.00, 90 days",
  );
});

test("a text says the promises it names", () => {
  expect(fillPromises("{warranty.desktop}, at most {warranty.desktop.longest}. {burn-in}.", words)).toBe(
    "3 years, at most 5 years. 24 hours.",
  );
});
