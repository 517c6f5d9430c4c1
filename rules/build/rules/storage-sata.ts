import { sumFits } from "../find.ts";
import { mountedIn } from "../mounted-in.ts";
import type { Rule } from "../rule.ts";

/** A port for each drive that is screwed in. */
export const storageSata: Rule = {
  id: "storage.sata",
  reads: ["drives.formFactor", "motherboard.sataPorts"],
  worst: "blocker",
  fixedBy: ["drives", "motherboard"],
  judge({ drives, motherboard }) {
    const mounted = mountedIn(drives);
    if (!motherboard || (mounted.complete && mounted.atLeast === 0)) return null;
    return sumFits(mounted, motherboard.facts.sataPorts);
  },
};
