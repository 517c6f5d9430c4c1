import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { cents } from "../money/cents.ts";
import { fillPromises, unknownPromises } from "./fill-promises.ts";
import { promiseWords } from "./promise-words.ts";
import {
  coveredAs,
  lengthBeforeNoun,
  lengthText,
  type CoveredKind,
  type Warranty,
  warrantiesFor,
  warrantyOf,
} from "./warranty.ts";

const { service, warranties } = storeConfig;
const words = promiseWords(storeConfig);

test.each([
  ["a new PC", { kind: "desktop", optionId: 0, isRefurbished: false }, "desktop"],
  ["a refurbished PC", { kind: "desktop", optionId: 0, isRefurbished: true }, "refurbished"],
  ["a new laptop", { kind: "laptop", optionId: 0, isRefurbished: false }, "laptop"],
  ["a refurbished laptop", { kind: "laptop", optionId: 0, isRefurbished: true }, "refurbished"],
  ["a mouse", { kind: "gear", optionId: 0, isRefurbished: false }, "gear"],
  ["a refurbished card", { kind: "gear", optionId: 0, isRefurbished: true }, "refurbished"],
  ["a processor", { kind: "part", optionId: 2, isRefurbished: false }, "gear"],
  ["Windows", { kind: "part", optionId: 28, isRefurbished: false }, null],
] as const)("%s is covered as %j: %s", (_, product, covered) => {
  expect(coveredAs(product)).toBe(covered);
});

test.each<[CoveredKind | null, number[]]>([
  ["desktop", [36, 48, 60]],
  ["laptop", [12, 24, 36]],
  ["refurbished", [12]],
  ["gear", [12]],
  [null, []],
])("%s is offered %j months, the included ones first", (covered, months) => {
  expect(warrantiesFor(covered, warranties.toReversed()).map((warranty) => warranty.months)).toEqual(months);
});

test.each<[CoveredKind | null, number, number | undefined]>([
  ["desktop", 2, 60],
  ["desktop", 3, 36],
  ["laptop", 3, 24],
  ["refurbished", 1, 12],
  ["gear", 4, 12],
  [null, 0, undefined],
])("%s with warranty %i has %s months", (covered, id, months) => {
  expect(warrantyOf(covered, id, warranties)?.months).toBe(months);
});

test.each([
  [36, "3 years", "3-year"],
  [12, "1 year", "1-year"],
  [18, "18 months", "18-month"],
  [1, "1 month", "1-month"],
])("%i months read %s, and %s before a noun", (months, text, before) => {
  expect([lengthText(months), lengthBeforeNoun(months)]).toEqual([text, before]);
});

test("another warranty of the owner's changes every text that names it", () => {
  const longer: Warranty = { warrantyId: 0, covers: "laptop", months: 24, detail: "", price: cents(0) };
  const changed = promiseWords({
    warranties: [longer],
    service: { ...service, returnDays: 1, returnShippingPaidBy: "store" },
  });
  expect(fillPromises("Covered for {warranty.laptop}, returned within {returns}. {returns.shipping}", changed)).toBe(
    "Covered for 2 years, returned within 1 day. Return shipping is on us.",
  );
  expect(changed["warranty.desktop"]).toBe("0 years");
});

test("a text says the promises it names", () => {
  expect(fillPromises("{warranty.desktop}, at most {warranty.desktop.longest}. {burn-in}.", words)).toBe(
    "3 years, at most 5 years. 24 hours.",
  );
});

test("a name that is no promise is told, and never shown to a shopper", () => {
  expect(unknownPromises("{warranty.desk} and {returns}")).toEqual(["warranty.desk"]);
  expect(() => fillPromises("{warranty.desk}", words)).toThrow("{warranty.desk} is no promise of the store");
});
