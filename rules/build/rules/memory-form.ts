import type { MemoryFacts } from "../facts/memory-facts.ts";
import { find, worstOf } from "../find.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/** A desktop board takes unbuffered DIMMs: neither the short modules of laptops nor the registered ones of servers. */
export const memoryForm: Rule = {
  id: "memory.form",
  reads: ["memory.form", "memory.registered"],
  counts: ["motherboard"],
  worst: "blocker",
  fixedBy: ["memory"],
  judge: ({ memory, motherboard }) => (motherboard ? worstOf(memory.map(({ facts }) => judgeKit(facts))) : null),
};

function judgeKit({ form, registered }: MemoryFacts): Finding {
  if (form !== null && form !== "DIMM") return find("blocker", form, "DIMM", { more: { why: "form" } });
  if (registered === true) return find("blocker", "registered", "unbuffered", { more: { why: "registered" } });
  if (form === null || registered === null) return find("unknown", form, "DIMM", { weight: "blocker" });
  return find("ok", form, "DIMM");
}
