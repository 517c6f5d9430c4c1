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
  ok: "Compatible",
  note: "Bon à savoir",
  step: "Possible avec une étape",
  unknown: "Inconnu",
  blocker: "Incompatible",
};

const categoryWords: Readonly<Record<PartCategory, string>> = {
  case: "un boîtier",
  processor: "un processeur",
  motherboard: "une carte mère",
  memory: "de la mémoire",
  card: "une carte graphique",
  supply: "un bloc d’alimentation",
  cooler: "un refroidisseur",
  fans: "des ventilateurs",
  drives: "un disque",
  monitors: "un écran",
  system: "un système d’exploitation",
};

export function missingText({ category, why, certain }: Missing): string {
  if (why === "required") return `Il faut encore ${categoryWords[category]}.`;
  const lacks = why === "no_graphics" ? "n’a pas de circuit graphique intégré" : "est fourni sans refroidisseur";
  const needs = `il faut ${categoryWords[category]}`;
  return certain ? `Ce processeur ${lacks}\u00a0: ${needs}.` : `Si ce processeur ${lacks}, ${needs}.`;
}
