import { BUILD_RULES, CATEGORIES_OF, SHIP_TO_RULES } from "./all-rules.ts";
import { type Build, inOrder, LISTED_PARTS, partsOf, SINGLE_PARTS } from "./build-of-parts.ts";
import type { Circumstances } from "./circumstances.ts";
import { type FactPath, splitPath } from "./fact-path.ts";
import { listMissing, type Missing } from "./list-missing.ts";
import type { Rule } from "./rule.ts";
import type { Verdict } from "./verdict.ts";

export interface BuildReport {
  /** Of the parts that are there, a verdict for each rule that has something to compare. */
  verdicts: readonly Verdict[];
  missing: readonly Missing[];
  /** Of the whole build and its address; empty without one. */
  shipTo: readonly Verdict[];
}

const CATEGORIES = [...SINGLE_PARTS, ...LISTED_PARTS];

/** All that is to be said of a build. Pure: the same build and circumstances give the same report, whatever the order of parts. */
export function checkBuild(build: Build, circumstances: Circumstances): BuildReport {
  const ordered = inOrder(build);
  return {
    verdicts: judgeAll(BUILD_RULES, ordered, circumstances),
    missing: listMissing(ordered),
    shipTo: circumstances.shipTo ? judgeAll(SHIP_TO_RULES, ordered, circumstances) : [],
  };
}

function judgeAll(rules: readonly Rule[], build: Build, circumstances: Circumstances): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const rule of rules) {
    const verdict = judgeBuild(rule, build, circumstances);
    if (verdict) verdicts.push(verdict);
  }
  return verdicts;
}

/** One rule of an ordered build; null where it has nothing to compare. */
function judgeBuild(rule: Rule, build: Build, circumstances: Circumstances): Verdict | null {
  const finding = rule.judge(build, circumstances);
  if (!finding) return null;
  const { cls, have, limit, unit, margin, by, weight, more } = finding;
  const isUnknown = cls === "unknown";
  return {
    rule: rule.id,
    cls,
    have,
    limit,
    unit,
    margin,
    by,
    weight: isUnknown ? (weight ?? rule.worst) : null,
    parts: partsNamed(rule, build),
    unknown: isUnknown ? unknownFacts(rule, build) : [],
    fixes: cls === "ok" ? [] : rule.fixedBy,
    more,
  };
}

function partsNamed(rule: Rule, build: Build): string[] {
  const ids: string[] = [];
  const named = CATEGORIES_OF.get(rule.id);
  for (const category of CATEGORIES) {
    if (!named?.has(category)) continue;
    for (const { id } of partsOf(build, category)) ids.push(id);
  }
  return ids;
}

/** Facts of parts that are there, and that we do not know; of a fact with several values, those of which one is missing. */
function unknownFacts({ reads }: Rule, build: Build): FactPath[] {
  return reads.filter((path) => {
    const [category, fact] = splitPath(path);
    return partsOf(build, category).some(({ facts }) =>
      hasUnknown((facts as unknown as Record<string, unknown>)[fact]),
    );
  });
}

function hasUnknown(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== "object") return false;
  return Object.values(value).some((inner) => hasUnknown(inner));
}
