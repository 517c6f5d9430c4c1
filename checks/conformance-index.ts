import { conformanceRows, type ConformanceRow } from "./conformance.ts";

const HEAD = `# Conformance: which test shows which statement

The specification's statements are numbered S1–S554. Each row names the tests that show one; a statement without a row is not built or not shown yet. The tables by area are in [conformance/](conformance); this page is made from them by \`npm run conformance\`, and \`npm test\` fails when a test named there is missing or skipped, or when this page is not current.
`;

/** docs/conformance.md as the tables have it. */
export function conformanceIndex(rows: readonly ConformanceRow[] = conformanceRows()): string {
  const byStatement = Map.groupBy(rows, ({ statement }) => statement);
  const statements = [...byStatement.keys()].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  const lines = statements.map(
    (statement) => `| ${statement} | ${(byStatement.get(statement) ?? []).map(cell).join("<br>")} |`,
  );
  return [
    HEAD,
    `${statements.length} of 554 statements are shown.\n`,
    "| S | shown by |",
    "|---|---|",
    ...lines,
    "",
  ].join("\n");
}

function cell({ testFile, testName }: ConformanceRow): string {
  return `\`${testFile}\`: ${testName.replaceAll("|", "\\|")}`;
}
