import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Makers test the modules of one kit with each other, and of no two: not even of the same number. */
export const memoryMixed: Rule = {
  id: "memory.mixed",
  reads: [],
  counts: ["memory"],
  worst: "note",
  fixedBy: ["memory"],
  judge({ memory }) {
    const kits = memory.reduce((sum, { quantity }) => sum + quantity, 0);
    if (kits === 0) return null;
    return find(kits > 1 ? "note" : "ok", kits, 1);
  },
};
