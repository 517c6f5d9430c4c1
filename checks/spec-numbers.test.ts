import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decisionNumbers, definedNumbers, filesWithNumbers, unknownNumbers } from "./spec-numbers.ts";

const defined = definedNumbers();
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

test("the specification defines every statement and every reading once", () => {
  const all = [...upTo("S", 554), ...upTo("U", 18), ...upTo("A", 54)];
  expect([...defined.numbers].sort()).toEqual(all.sort());
});

test("decisions are numbered from 1 without gaps, each number once", () => {
  expect(decisionNumbers()).toEqual(decisionNumbers().map((_, index) => index + 1));
});

test("every statement, reading and decision that code, tests and documents name is defined", () => {
  const unknown = filesWithNumbers().flatMap((file) =>
    unknownNumbers(readFileSync(file, "utf8"), defined).map((number) => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ["// half to even (S503, A46)", []],
  ["// half to even (S555)", ["S555"]],
  ["/** Settled by A55 and U19. */", ["A55", "U19"]],
  ["the only clock (decision 14)", []],
  ["the only clock (decision 99)", ["decision 99"]],
  ["a postal code like A1A 1A1, a socket AM5", []],
])("in `%s` %j is not defined", (text, unknown) => {
  expect(unknownNumbers(text, defined)).toEqual(unknown);
});
