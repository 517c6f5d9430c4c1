import { fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Less than this is told: two drawings may differ by so much. Ours. */
const TIGHT_MM = 5;

/** Without a radiator in the front: that takes its length in `radiator.fit`. */
export const gpuLength: Rule = {
  id: "gpu.length",
  reads: ["card.lengthMm", "case.maxGpuMm"],
  worst: "blocker",
  fixedBy: ["card", "case"],
  judge({ card, case: chassis }) {
    if (!card || !chassis) return null;
    return fits(card.facts.lengthMm, chassis.facts.maxGpuMm, { unit: "mm", tightBelow: TIGHT_MM });
  },
};
