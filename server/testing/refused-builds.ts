import type { BuildRefusalFacts } from "#rules/build/build-refusal-facts.ts";
import type { Verdict } from "#rules/build/verdict.ts";
import { cents } from "#rules/money/cents.ts";

const TOO_LONG: Verdict = {
  rule: "gpu.length",
  cls: "blocker",
  have: 358,
  limit: 350,
  unit: "mm",
  margin: -8,
  by: null,
  weight: null,
  parts: ["220001", "220050"],
  unknown: [],
  fixes: ["card", "case"],
  more: {},
};

/** Facts of each refusal of a PC with chosen parts, as a rule could give them. */
export const REFUSED_BUILDS: BuildRefusalFacts = {
  build_invalid: {},
  build_not_offered: { name: "Forge 90" },
  energy_law: {
    name: "Easy Compact",
    slug: "easy-compact",
    skuId: 1,
    lineId: "7",
    state: "CA",
    law: "CEC",
    states: ["CA", "OR"],
    kwhPerYear: 71,
    kwhAllowed: 60,
  },
  build_name_invalid: { most: 60 },
  builds_full: { most: 50 },
  saved_build_unknown: {},
  build_not_watched: { name: "Forge 80" },
  target_reached: { price: cents(364_900) },
  build_part_not_offered: { name: "Forge 90", part: "GeForce RTX 5090" },
  build_not_lit: { name: "Forge 90" },
  build_does_not_fit: { name: "Forge 90", verdicts: [TOO_LONG], missing: [] },
};
