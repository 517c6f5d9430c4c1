import { sumFits } from "../find.ts";
import { modulesIn } from "../modules-in.ts";
import type { Rule } from "../rule.ts";

export const memorySlots: Rule = {
  id: "memory.slots",
  reads: ["memory.modules", "motherboard.memorySlots"],
  worst: "blocker",
  fixedBy: ["memory", "motherboard"],
  judge({ memory, motherboard }) {
    if (!motherboard || memory.length === 0) return null;
    return sumFits(modulesIn(memory), motherboard.facts.memorySlots);
  },
};
