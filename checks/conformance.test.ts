import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { conformanceIndex } from "./conformance-index.ts";
import { brokenRow, conformanceRows } from "./conformance.ts";
import { importsOf } from "./imports-of.ts";
import { reachedSources } from "./reached-sources.ts";
import { ruleReadySources, rulesThatRun } from "./rule-ready.ts";
import { notShownStatements, statements, unprovenStatements } from "./statement-states.ts";

const row = { statement: "S1", testFile: "a.test.ts", testName: "a PC can be bought", table: "t.md" };
const source = (text: string) => () => text;
const reached = reachedSources();

test("every test that the conformance tables name exists and runs", () => {
  expect(
    conformanceRows()
      .map((each) => brokenRow(each))
      .filter((broken) => broken !== null),
  ).toEqual([]);
});

test("every statement is shown by a test that drives the store, or says why it is not shown", () => {
  expect(unprovenStatements(statements(), reached)).toEqual([]);
});

test("a rule that the store does not reach waits for a feature by name, and one that it reaches does not", () => {
  const listed = ruleReadySources();
  expect(listed.filter((file) => !existsSync(file) || reached.has(file))).toEqual([]);
  expect(rulesThatRun().filter((file) => !reached.has(file) && !listed.includes(file))).toEqual([]);
});

test("the index is current: npm run conformance writes it", () => {
  expect(readFileSync("docs/conformance.md", "utf8")).toBe(conformanceIndex());
});

test.each([
  ["rules/payment/monthly-price.test.ts", "S4: no test of it drives the store"],
  ["rules/tax/tax-region.test.ts", "S4: no test of it drives the store"],
])("a statement that only %s shows is refused", (testFile, problem) => {
  const shown = { number: "S4", state: "shown in the store", why: "", rows: [{ ...row, testFile }] } as const;
  expect(unprovenStatements([shown], reached)).toContain(problem);
});

test("a row whose test looks at a rule that the store does not use is refused", () => {
  const journey = conformanceRows().filter(
    ({ statement, testFile }) => statement === "S4" && testFile.startsWith("e2e"),
  );
  const rows = [...journey, { ...row, testFile: "rules/build/hex-color.test.ts" }];
  const shown = { number: "S4", state: "shown in the store", why: "", rows } as const;
  const others = new Set([...reached].filter((file) => file !== "rules/build/hex-color.ts"));
  expect(unprovenStatements([shown], others)).toEqual([
    "S4: the store uses nothing of what rules/build/hex-color.test.ts tests",
  ]);
});

test.each([
  ["shown in the store", 0, "S4: no test is named"],
  ["rule ready", 0, "S4: no test is named"],
  ["not built", 1, "S4: is not built and has a test"],
  ["nothing to build", 1, "S4: is nothing to build and has a test"],
] as const)("a statement that is %s and has %i tests is refused", (state, tests, problem) => {
  const rows = [row].slice(0, tests);
  expect(unprovenStatements([{ number: "S4", state, why: "because", rows }], reached)).toEqual([problem]);
});

test("a statement that no test names and no row excuses is not shown but unsaid, and refused", () => {
  const unsaid = statements([]).filter(({ state }) => state === "shown in the store");
  expect(unsaid).toEqual([]);
  expect(unprovenStatements(statements([]), reached)).toContain("S4: no test is named, and no row says why");
});

test("a statement that is shown partly has a test that drives the store, and says what is missing", () => {
  expect(notShownStatements("| S4 | partly | the label |").get("S4")).toEqual({ state: "partly", why: "the label" });
  const rows = [{ ...row, testFile: "rules/tax/tax-region.test.ts" }];
  const partly = { number: "S4", state: "partly", why: "the label" } as const;
  expect(unprovenStatements([{ ...partly, rows: [] }], reached)).toEqual(["S4: no test is named"]);
  expect(unprovenStatements([{ ...partly, rows }], reached)).toContain("S4: no test of it drives the store");
});

test("a table of what is not shown counts each number of a range, and gives none two states", () => {
  expect([...notShownStatements("| S2–S4 | not built | members |").keys()]).toEqual(["S2", "S3", "S4"]);
  expect(() => notShownStatements("| S2 | not built | a |\n| S2 | rule ready | b |")).toThrow("S2 stands twice");
});

test("imports are followed by alias, folder, address and page; types are not", () => {
  expect(importsOf("server/a/b.ts", 'import { x } from "../c.ts";\nimport type { Y } from "#rules/y.ts";')).toEqual([
    "server/c.ts",
  ]);
  expect(importsOf("ui/b.ts", 'import { x } from "#words/ui.ts";\nimport config from "#config";')).toEqual([
    "messages/en-US/ui.ts",
    "store.config.ts",
  ]);
  expect(importsOf("server/b.ts", 'new Worker(new URL("w.ts", import.meta.url))')).toEqual(["server/w.ts"]);
  expect(importsOf("storefront/routes.ts", 'route("carts", "cart/cart-page.tsx")')).toEqual([
    "storefront/cart/cart-page.tsx",
  ]);
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
  'describe.skip("buying", () => {\n  test("a PC can be bought", () => {});\n});',
  'test.runIf(false)("a PC can be bought", () => {});',
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
