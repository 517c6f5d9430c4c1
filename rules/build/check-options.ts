import { rulesOf } from "./all-rules.ts";
import { type Build, byId, type Fitted, inOrder, isListed } from "./build-of-parts.ts";
import type { Circumstances } from "./circumstances.ts";
import type { PartCategory } from "./facts/part-categories.ts";
import type { RuleId } from "./rule-ids.ts";
import { type Finding, harmOf, type VerdictClass } from "./verdict.ts";

/** What choosing an option would make of the build, as the list of options shows it. */
export interface OptionReport {
  id: string;
  /** The worst class of the rules that look at this category, and the first of them; null where none has to say a thing. */
  cls: VerdictClass;
  rule: RuleId | null;
  /** Rules that it would block and that do not block the build without it: empty is "fits". */
  blocks: readonly RuleId[];
}

const RULES = new Map<PartCategory, ReturnType<typeof rulesOf>>();
const NONE: readonly RuleId[] = Object.freeze([]);

/** Every option of a category, in the given order: a verdict each, without the sentences. */
export function checkOptions<Category extends PartCategory>(
  build: Build,
  category: Category,
  options: readonly Fitted<Category>[],
  circumstances: Circumstances,
): OptionReport[] {
  const rules = RULES.get(category) ?? rulesOf(category);
  RULES.set(category, rules);
  const ordered = inOrder(build);
  const without: Build = isListed(category) ? ordered : { ...ordered, [category]: null };
  const blocked = new Set(
    rules.filter((rule) => rule.judge(without, circumstances)?.cls === "blocker").map(({ id }) => id),
  );
  // One build for all options, changed in one place: a copy for each costs more than judging it.
  const chosen: { -readonly [Key in PartCategory]: unknown } = { ...without };
  return options.map((option) => {
    chosen[category] = isListed(category) ? byId([...without[category], option]) : option;
    let worst: Finding | null = null;
    let rule: RuleId | null = null;
    let blocks: RuleId[] | null = null;
    for (const each of rules) {
      const finding = each.judge(chosen as Build, circumstances);
      if (!finding) continue;
      if (worst === null || harmOf(finding) > harmOf(worst)) [worst, rule] = [finding, each.id];
      if (finding.cls === "blocker" && !blocked.has(each.id)) (blocks ??= []).push(each.id);
    }
    return { id: option.id, cls: worst?.cls ?? "ok", rule, blocks: blocks ?? NONE };
  });
}
