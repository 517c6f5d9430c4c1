import type { Fact } from "../facts/fact.ts";
import type { MemoryType } from "../facts/standards.ts";
import { find, worstOf } from "../find.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/** DDR4 and DDR5 do not fit into each other's slots. */
export const memoryType: Rule = {
  id: "memory.type",
  reads: ["memory.type", "motherboard.memoryType", "processor.memoryTypes"],
  worst: "blocker",
  fixedBy: ["memory", "motherboard"],
  judge({ memory, motherboard, processor }) {
    return worstOf(
      memory.flatMap(({ facts: { type } }) => [
        motherboard && oneOf(type, asList(motherboard.facts.memoryType), "board"),
        processor && oneOf(type, processor.facts.memoryTypes, "processor"),
      ]),
    );
  },
};

const asList = (type: Fact<MemoryType>) => (type === null ? null : [type]);

function oneOf(type: Fact<MemoryType>, taken: Fact<readonly MemoryType[]>, why: string): Finding {
  const more = { why };
  if (type === null || taken === null) return find("unknown", type, taken, { weight: "blocker", more });
  return find(taken.includes(type) ? "ok" : "blocker", type, taken, { more });
}
