import { RULE_BY_ID, rulesOf } from "./all-rules.ts";
import { type Build, type Fitted, inOrder, isListed, partsOf } from "./build-of-parts.ts";
import type { Circumstances } from "./circumstances.ts";
import type { PartCategory } from "./facts/part-categories.ts";
import { likenessOf } from "./likeness.ts";
import type { Rule } from "./rule.ts";
import type { RuleId } from "./rule-ids.ts";

/** One tap that clears a blocker and adds none. */
export type Fix =
  | { kind: "replace"; category: PartCategory; out: readonly string[]; in: string }
  /** Of what may stand in a build several times. */
  | { kind: "remove"; category: PartCategory; out: readonly string[] }
  /** No part that we have, and nothing that can be left out, clears it. */
  | { kind: "none" };

/** What may be put in, in the order in which it is offered; the likest to what it replaces goes first. */
export type Stock = { readonly [Category in PartCategory]: readonly Fitted<Category>[] };

/**
 * Fixes of a rule that blocks the build, the best first, at most one a category; `none` alone where there is none. A
 * category that the shopper pinned is left as it is. Each was judged by every rule that looks at its category.
 */
export function findFixes(
  rule: RuleId,
  build: Build,
  circumstances: Circumstances,
  stock: Stock,
  pinned: ReadonlySet<PartCategory> = new Set(),
): Fix[] {
  const ordered = inOrder(build);
  const categories = (RULE_BY_ID.get(rule)?.fixedBy ?? []).filter((category) => !pinned.has(category));
  const replacements = categories.flatMap((category) => replaceIn(category) ?? []);
  const removals = categories.flatMap((category) => removeIn(category) ?? []);
  const fixes = [...replacements, ...removals];
  return fixes.length > 0 ? fixes : [{ kind: "none" }];

  /** Also the rule itself where it is one of an address, which no choice of a part is judged by. */
  function judging(category: PartCategory): readonly Rule[] {
    const rules = rulesOf(category);
    const asked = RULE_BY_ID.get(rule);
    return asked && !rules.includes(asked) ? [...rules, asked] : rules;
  }

  function replaceIn(category: PartCategory): Fix | null {
    for (const out of goingOut(ordered, category))
      for (const part of likestFirst(stock[category], out.parts))
        if (isCleared(category, out.with(part)))
          return { kind: "replace", category, out: out.parts.map(({ id }) => id), in: part.id };
    return null;
  }

  function removeIn(category: PartCategory): Fix | null {
    if (!isListed(category)) return null;
    for (const part of ordered[category]) {
      const fewer = { ...ordered, [category]: ordered[category].filter((other) => other !== part) };
      if (isCleared(category, fewer)) return { kind: "remove", category, out: [part.id] };
    }
    return null;
  }

  function isCleared(category: PartCategory, fixed: Build): boolean {
    const judged = inOrder(fixed);
    return judging(category).every((each) => {
      if (each.judge(judged, circumstances)?.cls !== "blocker") return true;
      return each.id !== rule && each.judge(ordered, circumstances)?.cls === "blocker";
    });
  }
}

interface GoingOut {
  parts: readonly Fitted<PartCategory>[];
  with: (part: Fitted<PartCategory>) => Build;
}

/** All memory goes for one kit; of drives, fans and screens one goes. */
function goingOut(build: Build, category: PartCategory): GoingOut[] {
  const parts = partsOf(build, category);
  if (!isListed(category)) return [{ parts, with: (part) => ({ ...build, [category]: part }) }];
  if (category === "memory") return [{ parts, with: (part) => ({ ...build, memory: [part] }) as Build }];
  return parts.map((out) => ({
    parts: [out],
    with: (part) => ({ ...build, [category]: [...parts.filter((other) => other !== out), part] }),
  }));
}

function likestFirst(
  offered: readonly Fitted<PartCategory>[],
  out: readonly Fitted<PartCategory>[],
): readonly Fitted<PartCategory>[] {
  return offered
    .map((part) => ({ part, likeness: likenessOf(part, out) }))
    .toSorted((one, other) => one.likeness - other.likeness)
    .map(({ part }) => part);
}
