import { existsSync, globSync, readFileSync } from "node:fs";

export interface ConformanceRow {
  statement: string;
  testFile: string;
  testName: string;
  table: string;
}

/** Tables with columns of their own: `statement-states.ts` and `rule-ready.ts` read them. */
const OF_THEIR_OWN = ["docs/conformance/not-shown.md", "docs/conformance/rule-ready.md"];

/** Rows `| S12 | path/to/file.test.ts | name of the test |` of every table of tests in docs/conformance/. */
export function conformanceRows(): ConformanceRow[] {
  return globSync("docs/conformance/*.md", { exclude: OF_THEIR_OWN })
    .toSorted()
    .flatMap((table) =>
      readFileSync(table, "utf8")
        .split("\n")
        .flatMap((line) => {
          const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
          const [, statement = "", testFile = "", testName = ""] = cells;
          return /^[SU]\d+$/.test(statement)
            ? [{ statement, testFile: unquoted(testFile), testName: unquoted(testName), table }]
            : [];
        }),
    );
}

/** What is wrong with a row, or null: the file must exist and hold a test of exactly that name which is not skipped. */
export function brokenRow(row: ConformanceRow, read: (file: string) => string | null = readIfThere): string | null {
  const source = read(row.testFile);
  if (source === null) return `${row.statement}: ${row.testFile} does not exist`;
  const title = findTitle(source, row.testName);
  if (title === null) return `${row.statement}: ${row.testFile} has no test named "${row.testName}"`;
  return SKIPS.test(title) || isInSkippedGroup(source, row.testName)
    ? `${row.statement}: "${row.testName}" is skipped`
    : null;
}

const SKIPS = /\b(?:skip|skipIf|runIf|todo|fails|fixme)\b/;

/** A group that is skipped skips what stands in it, which is indented more than it is. */
function isInSkippedGroup(source: string, name: string): boolean {
  const before = source.slice(0, source.indexOf(name)).split("\n");
  const depth = (line: string) => line.length - line.trimStart().length;
  const own = depth(before.at(-1) ?? "");
  const groups = before.filter((line) => /^\s*describe\b/.test(line) && depth(line) < own);
  return SKIPS.test(/^[^(]*/.exec(groups.at(-1)?.trim() ?? "")?.[0] ?? "");
}

function findTitle(source: string, name: string): string | null {
  const quoted = [`"${name.replaceAll('"', '\\"')}"`, `'${name}'`, `\`${name}\``];
  for (const literal of quoted) {
    for (let at = source.indexOf(literal); at >= 0; at = source.indexOf(literal, at + 1)) {
      const call = callBefore(source, at);
      if (call !== null) return call;
    }
  }
  return null;
}

/** The `test(`, `test.each([…])(`, `it(` or `describe(` whose first argument begins at `at`; null when it is another string. */
function callBefore(source: string, at: number): string | null {
  const before = source.slice(0, at).trimEnd();
  if (!before.endsWith("(")) return null;
  const head = before.slice(0, -1);
  const simple = /\b(?:test|it)(?:\.\w+(?:\([^()]*\))?)*$/.exec(head);
  if (simple) return simple[0];
  if (!/[)\]`]$/.test(head)) return null;
  const start = Math.max(
    ...["test.each", "it.each", "test.for", "test.skip.each", "test.runIf", "test.skipIf"].map((each) =>
      head.lastIndexOf(each),
    ),
  );
  return start < 0 ? null : (head.slice(start, start + "test.skip.each".length).split("(")[0] ?? null);
}

function readIfThere(file: string): string | null {
  return file !== "" && existsSync(file) ? readFileSync(file, "utf8") : null;
}

function unquoted(cell: string): string {
  return cell.replaceAll(/^`+|`+$/g, "").trim();
}
