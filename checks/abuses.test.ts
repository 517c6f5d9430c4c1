import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brokenRow } from "./conformance.ts";

const TABLE = "docs/quality/abuses.md";
const ALL = Array.from({ length: 30 }, (_, at) => `A${at + 1}`);

const rows = readFileSync(TABLE, "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")))
  .filter(([, abuse = ""]) => /^A\d+$/.test(abuse))
  .map(([, abuse = "", , testFile = "", said = ""]) => ({ statement: abuse, testFile, testName: said, table: TABLE }));

test("each of the thirty abuses is shown by tests that are there and run, or says why it does not concern", () => {
  expect([...new Set(rows.map(({ statement }) => statement))]).toEqual(ALL);
  const shown = rows.filter(({ testFile }) => testFile !== "");
  expect(shown.map((row) => brokenRow(row)).filter((broken) => broken !== null)).toEqual([]);
  const others = rows.filter(({ testFile }) => testFile === "");
  expect(others.filter(({ testName }) => !/^does not concern: .{20,}/.test(testName))).toEqual([]);
  expect(others.filter(({ statement }) => shown.some((row) => row.statement === statement))).toEqual([]);
});
