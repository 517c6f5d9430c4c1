import { find, fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Thickness in slots, as decimals. Where a case gives no thickness, one expansion slot to spare proves that a card fits. */
export const gpuSlots: Rule = {
  id: "gpu.slots",
  reads: ["card.slots", "case.maxGpuSlots", "case.expansionSlots"],
  worst: "blocker",
  fixedBy: ["card", "case"],
  judge({ card, case: chassis }) {
    if (!card || !chassis) return null;
    const { slots } = card.facts;
    const { maxGpuSlots, expansionSlots } = chassis.facts;
    if (maxGpuSlots !== null) return fits(slots, maxGpuSlots, { unit: "slots" });
    const isProved = slots !== null && expansionSlots !== null && Math.ceil(slots) <= expansionSlots - 1;
    if (!isProved) return find("unknown", slots, maxGpuSlots, { unit: "slots", weight: "blocker" });
    return find("ok", slots, expansionSlots, { unit: "slots", margin: expansionSlots - slots });
  },
};
