import { checkBuild } from "../build/check-build.ts";
import type { Circumstances } from "../build/circumstances.ts";
import type { RuleId } from "../build/rule-ids.ts";
import type { VerdictClass } from "../build/verdict.ts";
import { MADE_CIRCUMSTANCES, madeBuild } from "./made-build.ts";

export type Changes = Parameters<typeof madeBuild>[0];

/** What is changed of a build that passes everything, and what its rule then says; `silent` says nothing. */
export type RuleCase = readonly [
  what: string,
  cls: VerdictClass | "silent",
  changes: Changes,
  circumstances?: Partial<Circumstances>,
];

export function judgeMade(rule: RuleId, changes: Changes, circumstances: Partial<Circumstances> = {}) {
  const { verdicts, shipTo } = checkBuild(madeBuild(changes), { ...MADE_CIRCUMSTANCES, ...circumstances });
  return [...verdicts, ...shipTo].find((verdict) => verdict.rule === rule);
}

/** Rows of a table of rules, each with its rule before it. */
export function rowsOf(table: Readonly<Partial<Record<RuleId, readonly RuleCase[]>>>) {
  return (Object.keys(table) as RuleId[]).flatMap((rule) =>
    (table[rule] ?? []).map(
      ([what, cls, changes, circumstances]) => [rule, what, cls, changes, circumstances] as const,
    ),
  );
}
