import type { BuildRefusalFacts } from "#rules/build/build-refusal-facts.ts";
import { energyRefusalText } from "./energy-law.ts";
import { formatCents } from "./money.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why a PC with chosen parts cannot be sold, or not be kept. */
export const buildRefusalWords = {
  build_invalid: () => "That is no build of ours. Choose the parts again.",
  build_not_offered: ({ name }) => `The parts of ${name} can’t be chosen.`,
  build_part_not_offered: ({ name, part }) =>
    `${part || "One of these parts"} can’t be had in ${name} any more. Choose another.`,
  build_does_not_fit: ({ name }) => `${name} can’t be built with these parts. Change what doesn’t fit.`,
  build_not_lit: ({ name }) =>
    `Nothing in this ${name} shines in a color that can be set. Take the light color out, or choose lit memory or fans.`,
  energy_law: energyRefusalText,
  build_name_invalid: ({ most }) => `Give the build a name of 1 to ${most} characters.`,
  builds_full: ({ most }) => `You have ${most} saved builds, which is the most. Remove one first.`,
  saved_build_unknown: () => "This build is not among your saved builds any more.",
  build_not_watched: ({ name }) =>
    `${name} can’t be built and bought as it is now, so we don’t watch its price. Change what’s in the way first.`,
  target_reached: ({ price }) =>
    `It costs ${formatCents(price)} today. Type a lower price, or leave it empty to hear of any fall.`,
} satisfies Pick<RefusalWords, keyof BuildRefusalFacts>;
