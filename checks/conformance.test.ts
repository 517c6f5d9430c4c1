import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { conformanceIndex } from "./conformance-index.ts";
import { brokenRow, conformanceRows } from "./conformance.ts";

const row = { statement: "S1", testFile: "a.test.ts", testName: "a PC can be bought", table: "t.md" };
const source = (text: string) => () => text;

test("every test that the conformance tables name exists and runs", () => {
  expect(
    conformanceRows()
      .map((each) => brokenRow(each))
      .filter((broken) => broken !== null),
  ).toEqual([]);
});

test("the tables name tests for at least a hundred statements", () => {
  expect(new Set(conformanceRows().map(({ statement }) => statement)).size).toBeGreaterThanOrEqual(100);
});

test("the index is current: npm run conformance writes it", () => {
  expect(readFileSync("docs/conformance.md", "utf8")).toBe(conformanceIndex());
});

test("a missing file is found", () => {
  expect(brokenRow(row, () => null)).toBe("S1: a.test.ts does not exist");
});

test("a renamed test is found", () => {
  expect(brokenRow(row, source('test("a PC can be rented", () => {});'))).toContain("has no test named");
});

test.each([
  'test.skip("a PC can be bought", () => {});',
  'test.todo("a PC can be bought");',
  'test.skip.each([[1]])("a PC can be bought", () => {});',
])("a skipped test is found: %s", (text) => {
  expect(brokenRow(row, source(text))).toBe('S1: "a PC can be bought" is skipped');
});

test.each([
  'test("a PC can be bought", () => {});',
  'test.each([\n  ["a", 1],\n])("a PC can be bought", () => {});',
  "test(\n  `a PC can be bought`, () => {});",
])("a test that runs is accepted: %s", (text) => {
  expect(brokenRow(row, source(text))).toBeNull();
});
