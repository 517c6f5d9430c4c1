import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { claimsOf, falseClaim, spelledWords } from "./claims.ts";
import { type ConformanceRow, conformanceRows } from "./conformance.ts";
import { importsOf } from "./imports-of.ts";
import { definedNumbers } from "./spec-numbers.ts";

/** `shown in the store` has a test and no row in not-shown.md; the others say there what is missing, or why nothing is to be built. */
export const STATES = ["shown in the store", "partly", "rule ready", "not built", "nothing to build"] as const;
/** `unsaid`: no test names it, and no row says why. `npm test` fails on it. */
export type StatementState = (typeof STATES)[number] | "unsaid";

export interface Statement {
  number: string;
  state: StatementState;
  /** What is missing, or why there is nothing to build; empty for what is shown. */
  why: string;
  rows: readonly ConformanceRow[];
}

const NOT_SHOWN = "docs/conformance/not-shown.md";
const ROW = /^\| ([SU])(\d+)(?:–[SU](\d+))? \| (partly|rule ready|not built|nothing to build) \| (.+?) \|$/gm;

/** Every statement S and U of docs/spec in order, with its one state. Throws when not-shown.md gives one two states. */
export function statements(rows: readonly ConformanceRow[] = conformanceRows()): Statement[] {
  const byNumber = Map.groupBy(rows, ({ statement }) => statement);
  const notShown = notShownStatements(readFileSync(NOT_SHOWN, "utf8"));
  return [...definedNumbers().numbers]
    .filter((number) => !number.startsWith("A"))
    .map((number) => {
      const named = byNumber.get(number) ?? [];
      const state = named.length > 0 ? "shown in the store" : "unsaid";
      return { number, ...(notShown.get(number) ?? { state, why: "" }), rows: named };
    });
}

/** Rows `| S217–S226 | partly | a carrier's label |`, a range counting for each of its numbers. */
export function notShownStatements(text: string): Map<string, Pick<Statement, "state" | "why">> {
  const states = new Map<string, Pick<Statement, "state" | "why">>();
  for (const [, letter = "", first = "", last = first, state, why = ""] of text.matchAll(ROW)) {
    for (let number = Number(first); number <= Number(last); number += 1) {
      if (states.has(letter + number)) throw new Error(`${letter}${number} stands twice in ${NOT_SHOWN}`);
      states.set(letter + number, { state: state as StatementState, why });
    }
  }
  return states;
}

/** What is wrong with the claims, one line each: a state without its tests, or tests that prove less than the state says. */
export function unprovenStatements(all: readonly Statement[], reached: ReadonlySet<string>): string[] {
  const words = spelledWords();
  return all.flatMap(({ number, state, rows }) => {
    if (state === "unsaid") return [`${number}: no test is named, and no row says why`];
    if (state === "not built" || state === "nothing to build")
      return rows.length > 0 ? [`${number}: is ${state} and has a test`] : [];
    if (rows.length === 0) return [`${number}: no test is named`];
    if (state === "rule ready") return [];
    const files = [...new Set(rows.map(({ testFile }) => testFile))];
    return [
      ...[falseClaim(number, claimsOf(rows), words.get(number) ?? [])].filter((problem) => problem !== null),
      ...files
        .filter((file) => isOfUnusedRules(file, reached))
        .map((file) => `${number}: the store uses nothing of what ${file} tests`),
    ];
  });
}

/** A test beside rules of which the store reaches none shows nothing of the store. */
function isOfUnusedRules(testFile: string, reached: ReadonlySet<string>): boolean {
  if (!testFile.startsWith("rules/")) return false;
  const beside = importsOf(testFile, readFileSync(testFile, "utf8")).filter(
    (file) => dirname(file) === dirname(testFile),
  );
  return beside.length > 0 && beside.every((file) => !reached.has(file));
}
