import { expect, test } from "vitest";
import { storeConfig } from "../../store.config.ts";
import { fillPromises, unknownPromises } from "./fill-promises.ts";
import type { PromiseWords } from "./promise-words.ts";
import { coveredAs, type CoveredKind, warrantiesFor, warrantyOf } from "./warranty.ts";

const { warranties } = storeConfig;

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

test("a name that is no promise is told, and never shown to a shopper", () => {
  expect(unknownPromises("{warranty.desk} and {returns}")).toEqual(["warranty.desk"]);
  expect(() => fillPromises("{warranty.desk}", {} as PromiseWords)).toThrow(
    "{warranty.desk} is no promise of the store",
  );
});
