import type { BuildRefusalFacts } from "#rules/build/build-refusal-facts.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why a PC with chosen parts cannot be sold. */
export const buildRefusalWords = {
  build_invalid: () => "That is no build of ours. Choose the parts again.",
  build_not_offered: ({ name }) => `The parts of ${name} can’t be chosen.`,
  build_part_not_offered: ({ name, part }) =>
    `${part || "One of these parts"} can’t be had in ${name} any more. Choose another.`,
  build_does_not_fit: ({ name }) => `${name} can’t be built with these parts. Change what doesn’t fit.`,
} satisfies Pick<RefusalWords, keyof BuildRefusalFacts>;
