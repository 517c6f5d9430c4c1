import type { PartCategory } from "#rules/build/facts/part-categories.ts";
import type { Missing } from "#rules/build/list-missing.ts";
import type { Verdict, VerdictClass } from "#rules/build/verdict.ts";
import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { coreVerdictWords } from "./build-core.ts";
import { driveVerdictWords } from "./build-drives.ts";
import { powerVerdictWords } from "./build-power.ts";
import { roomVerdictWords } from "./build-room.ts";

const verdictWords: BuildVerdictWords = {
  ...coreVerdictWords,
  ...roomVerdictWords,
  ...powerVerdictWords,
  ...driveVerdictWords,
};

/** A verdict in a sentence, with both of the facts it compares. */
export function verdictText(verdict: Verdict): string {
  const words = verdictWords[verdict.rule];
  const say = words[verdict.cls] ?? words.unknown;
  return say(verdict);
}

/** The mark beside a verdict: never color alone. */
export const verdictClassWords: Readonly<Record<VerdictClass, string>> = {
  ok: "Fits",
  note: "Good to know",
  step: "Works with a step",
  unknown: "Not known",
  blocker: "Does not fit",
};

const categoryWords: Readonly<Record<PartCategory, string>> = {
  case: "a case",
  processor: "a processor",
  motherboard: "a motherboard",
  memory: "memory",
  card: "a graphics card",
  supply: "a power supply",
  cooler: "a cooler",
  fans: "fans",
  drives: "a drive",
  monitors: "a screen",
  system: "a system",
};

export function missingText({ category, why, certain }: Missing): string {
  if (why === "required") return `It still needs ${categoryWords[category]}.`;
  const lacks = why === "no_graphics" ? "has no graphics of its own" : "comes without a cooler";
  const needs = `it needs ${categoryWords[category]}`;
  return certain ? `This processor ${lacks}: ${needs}.` : `If this processor ${lacks}, ${needs}.`;
}
