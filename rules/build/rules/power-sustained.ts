import { find, round, sumFits } from "../find.ts";
import { sustainedOf } from "../plan-power.ts";
import type { Rule } from "../rule.ts";

/** Above this share of its watts a supply runs hot and loud. Ours. */
const EASY_SHARE = 0.8;

export const powerSustained: Rule = {
  id: "power.sustained",
  reads: [
    "supply.watts",
    "processor.maxWatts",
    "card.tdpWatts",
    "memory.modules",
    "drives.kind",
    "drives.interface",
    "fans.quantity",
    "case.fans",
  ],
  worst: "blocker",
  fixedBy: ["supply", "card", "processor"],
  judge(build) {
    if (!build.supply) return null;
    const rated = build.supply.facts.watts;
    const sustained = sustainedOf(build);
    const within = sumFits(sustained, rated, { unit: "W" });
    if (within.cls !== "ok" || rated === null) return within;
    const easy = round(EASY_SHARE * rated);
    return sustained.atLeast > easy
      ? find("note", sustained.atLeast, rated, { unit: "W", margin: within.margin, more: { easy } })
      : within;
  },
};
