import type { PartCategory } from "./facts/part-categories.ts";
import type { FactPath } from "./fact-path.ts";
import type { RuleId } from "./rule-ids.ts";

/**
 * `ok`: with its margin. `note`: works, something to know. `step`: works after a named act.
 * `unknown`: a fact is missing. `blocker`: cannot be built, started or sold.
 */
export const VERDICT_CLASSES = ["ok", "note", "step", "unknown", "blocker"] as const;
export type VerdictClass = (typeof VERDICT_CLASSES)[number];

/** Facts as they are shown: a number has the verdict's unit. */
export type Shown = number | string | readonly string[] | null;
export type Unit = "mm" | "W" | "GB" | "MHz" | "Gb/s" | "GB/s" | "g" | "slots";

/** What a rule finds of a build, before it is said of which parts. */
export interface Finding {
  cls: VerdictClass;
  /** What the parts ask for, and what they are given. */
  have: Shown;
  limit: Shown;
  unit: Unit | null;
  /** Room that is left, in the unit; negative where it is short. Null where nothing is measured. */
  margin: number | null;
  /** Who does a step. */
  by: "we" | "you" | null;
  /** Of `unknown`: the worst it could turn out to be. */
  weight: VerdictClass | null;
  /** Further facts of the sentence, by name; which of several sentences it is stands in `why`. */
  more: Readonly<Record<string, string | number>>;
}

export interface Verdict extends Finding {
  rule: RuleId;
  /** Ids of every part that the rule looked at, in the order of the build's slots. */
  parts: readonly string[];
  /** Of `unknown`: facts that are not known, such as `case.maxGpuMm`. */
  unknown: readonly FactPath[];
  /** Of what is not ok: slots whose change may clear it, the likeliest first. */
  fixes: readonly PartCategory[];
}

const HARM: Readonly<Record<Exclude<VerdictClass, "unknown">, number>> = { ok: 0, note: 2, step: 4, blocker: 6 };

/** What is compared where one of several is the worst: an unknown is next to what it could turn out to be. */
export function harmOf({ cls, weight }: Pick<Finding, "cls" | "weight">): number {
  if (cls !== "unknown") return HARM[cls];
  return HARM[weight === null || weight === "unknown" ? "blocker" : weight] - 1;
}

/** What keeps a build from being sold: a blocker, or an unknown that may turn out to be one. */
export function isHeavy({ cls, weight }: Pick<Finding, "cls" | "weight">): boolean {
  return cls === "blocker" || (cls === "unknown" && weight === "blocker");
}
