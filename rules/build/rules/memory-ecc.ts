import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Error correction needs kit, board and processor. */
export const memoryEcc: Rule = {
  id: "memory.ecc",
  reads: ["memory.ecc", "motherboard.ecc", "processor.ecc"],
  worst: "note",
  fixedBy: ["motherboard", "processor"],
  judge({ memory, motherboard, processor }) {
    const kits = memory.map(({ facts }) => facts.ecc);
    const givers = [motherboard, processor].flatMap((part) => (part ? [part.facts.ecc] : []));
    if (givers.length === 0 || kits.every((ecc) => ecc === false)) return null;
    if (givers.every((ecc) => ecc === true)) return find("ok", "ECC", "ECC");
    const isCertain = kits.includes(true) && givers.includes(false);
    return isCertain ? find("note", "ECC", null) : find("unknown", null, null, { weight: "note" });
  },
};
