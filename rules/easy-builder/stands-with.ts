import { CATEGORIES_OF, rulesOf } from "../build/all-rules.ts";
import { type Build, partsOf } from "../build/build-of-parts.ts";
import type { Circumstances } from "../build/circumstances.ts";
import type { PartCategory } from "../build/facts/part-categories.ts";
import type { Rule } from "../build/rule.ts";
import { isHeavy } from "../build/verdict.ts";

const RULES = new Map<PartCategory, readonly Rule[]>();

/**
 * Whether nothing keeps a build from being sold as far as it is chosen: what its newest part, of the category, might
 * have changed. More parts never clear a blocker, so what does not stand now stands never.
 */
export function standsWith(
  build: Build,
  category: PartCategory,
  asBuilt: ReadonlySet<string>,
  circumstances: Circumstances,
): boolean {
  let rules = RULES.get(category);
  if (!rules) RULES.set(category, (rules = rulesOf(category)));
  for (const rule of rules) {
    const finding = rule.judge(build, circumstances);
    if (finding === null || !isHeavy(finding)) continue;
    if (finding.cls === "blocker" || !isAsBuilt(rule, build, asBuilt)) return false;
  }
  return true;
}

/** Of parts that all are as in the PC that is built and sold anyway, nothing is unknown that could keep it from that. */
function isAsBuilt({ id }: Rule, build: Build, asBuilt: ReadonlySet<string>): boolean {
  for (const category of CATEGORIES_OF.get(id) ?? [])
    for (const part of partsOf(build, category)) if (!asBuilt.has(part.id)) return false;
  return true;
}
