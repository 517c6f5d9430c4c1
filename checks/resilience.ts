import { ASKED_OUTSIDE, OUTSIDE_ACTIONS } from "../server/testing/outside-actions.ts";
import { TROUBLES } from "../server/testing/outside-door.ts";
import { brokenRow } from "./conformance.ts";
import { type Dependency, OUTSIDE_CELLS, RESILIENCE, type Shown } from "./resilience-cells.ts";

const HEAD = `# Resilience: what each action does while somebody outside is away

Three troubles of everybody that the [store asks](outside.md): **slow** (silence until the store's patience ends), **down** (no connection, or an error), **wrong** (an answer that is somebody else's). A number is the test that shows what the action does then; **·** says that the action does not ask it, for the reason below. Which action asks whom is not only said: \`server/outside-away.test.ts\` does each action and notes everybody that was asked.

*Behind it* is what the store's jobs and its staff do when the shopper is gone.

This page is made by \`npm run conformance\` from \`checks/resilience-cells.ts\`. \`npm test\` fails when it is not current, when a named test is missing or skipped, and when a cell is empty.
`;

const keyOf = ([file, name]: Shown) => `\`${file}\`: ${name}`;
const cellsOf = ({ cells }: Dependency) =>
  OUTSIDE_ACTIONS.flatMap((action) => {
    const cell = cells[action];
    return cell ? TROUBLES.map((trouble) => cell[trouble]) : [];
  });

/** docs/resilience.md as the cells have it. */
export function resiliencePage(all: readonly Dependency[] = RESILIENCE): string {
  const tests = [...new Set(all.flatMap(cellsOf).map(keyOf))];
  const number = (shown: Shown) => tests.indexOf(keyOf(shown)) + 1;
  const cellOf = (dependency: Dependency, action: (typeof OUTSIDE_ACTIONS)[number]) => {
    const cell = dependency.cells[action];
    return cell ? TROUBLES.map((trouble) => `${trouble} ${number(cell[trouble])}`).join("<br>") : "·";
  };
  const rows = all.map(
    (dependency) =>
      `| ${dependency.title} | ${OUTSIDE_ACTIONS.map((action) => cellOf(dependency, action)).join(" | ")} |`,
  );
  const reasons = all
    .filter(({ elsewhere }) => elsewhere !== "")
    .map(({ title, elsewhere }) => `- **${title}**: ${elsewhere}.`);
  return [
    HEAD,
    `| outside | ${OUTSIDE_ACTIONS.join(" | ")} |`,
    `|---|${OUTSIDE_ACTIONS.map(() => "---|").join("")}`,
    ...rows,
    "",
    "## Why not elsewhere",
    "",
    ...reasons,
    "",
    "## The tests",
    "",
    ...tests.map((test, at) => `${at + 1}. ${test}`),
    "",
  ].join("\n");
}

/** What is wrong with the cells, one line each. */
export function brokenCells(
  all: readonly Dependency[] = RESILIENCE,
  listed: typeof OUTSIDE_CELLS = OUTSIDE_CELLS,
): string[] {
  const tests = new Map(all.flatMap((dependency) => cellsOf(dependency).map((shown) => [keyOf(shown), shown])));
  const missing = [...tests.values()].flatMap(([testFile, testName]) => {
    const broken = brokenRow({ statement: "A cell", testFile, testName, table: "" });
    return broken === null ? [] : [broken];
  });
  const untrue = listed.flatMap(([name, { title, cells }]) =>
    OUTSIDE_ACTIONS.flatMap((action) => {
      const isAsked = ASKED_OUTSIDE[action].includes(name);
      if (isAsked === (cells[action] !== undefined)) return [];
      return [isAsked ? `${title}: the cell "${action}" is empty` : `${title}: "${action}" does not ask it`];
    }),
  );
  const unsaid = all
    .filter(({ cells, elsewhere }) => elsewhere === "" && OUTSIDE_ACTIONS.some((action) => !cells[action]))
    .map(({ title }) => `${title}: an action has neither a cell nor a reason`);
  return [...missing, ...untrue, ...unsaid];
}
