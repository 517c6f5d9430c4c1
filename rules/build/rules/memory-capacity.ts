import { sumFits, sumOf, worstOf } from "../find.ts";
import type { Rule } from "../rule.ts";

/** The board has a limit, and so has the processor. */
export const memoryCapacity: Rule = {
  id: "memory.capacity",
  reads: ["memory.capacityGb", "motherboard.maxMemoryGb", "processor.maxMemoryGb"],
  worst: "blocker",
  fixedBy: ["memory", "motherboard", "processor"],
  judge({ memory, motherboard, processor }) {
    if (memory.length === 0) return null;
    const capacity = sumOf(memory, ({ quantity, facts }) =>
      facts.capacityGb === null ? null : quantity * facts.capacityGb,
    );
    const limits = [
      motherboard && { why: "board", limit: motherboard.facts.maxMemoryGb },
      processor && { why: "processor", limit: processor.facts.maxMemoryGb },
    ].filter((limit) => limit !== null);
    limits.sort((one, other) => (one.limit ?? Infinity) - (other.limit ?? Infinity));
    return worstOf(limits.map(({ why, limit }) => sumFits(capacity, limit, { unit: "GB", more: { why } })));
  },
};
