import type { ConformanceRow } from "./conformance.ts";
import { type Statement, statements, STATES } from "./statement-states.ts";

const HEAD = `# Conformance: which test shows which statement

Every statement of the [specification](spec/README.md) has one of five states. **Shown in the store**: a test that is named drives the store by HTTP, page or command. **Partly**: so, but for what the line says. **Rule ready**: the rule is there and tested, the feature that would use it is not. **Not built**, and **nothing to build**, each with its reason.

This page is made by \`npm run conformance\` from the tables by area in [conformance/](conformance) and from [what is not shown](conformance/not-shown.md). \`npm test\` fails when it is not current, when a named test is missing or skipped, when a statement has neither a test nor a line that says why, and when its tests are no claim: one of them drives the store by itself, walked there by its doors rather than by SQL, and is the statement's own where one title stands for many cases; and what the statement spells in code stands in them.
`;

/** docs/conformance.md as the tables have it. */
export function conformanceIndex(all: readonly Statement[] = statements()): string {
  const counts = STATES.map((state) => `${all.filter((statement) => statement.state === state).length} ${state}`);
  const lines = all.map(
    ({ number, state, why, rows }) =>
      `| ${number} | ${state} | ${[why, ...rows.map(cell)].filter((text) => text !== "").join("<br>")} |`,
  );
  return [
    HEAD,
    `Of ${all.length} statements: ${counts.join(", ")}.\n`,
    "| S | state | shown by, or why not |",
    "|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}

function cell({ testFile, testName }: ConformanceRow): string {
  return `\`${testFile}\`: ${testName.replaceAll("|", "\\|")}`;
}
