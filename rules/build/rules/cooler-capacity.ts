import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Below the base power we do not sell it; below the most that the processor takes for minutes it slows down. */
export const coolerCapacity: Rule = {
  id: "cooler.capacity",
  reads: ["cooler.tdpWatts", "processor.tdpWatts", "processor.maxWatts"],
  worst: "blocker",
  fixedBy: ["cooler"],
  judge({ cooler, processor }) {
    if (!cooler || !processor) return null;
    const holds = cooler.facts.tdpWatts;
    const { tdpWatts: base, maxWatts: most } = processor.facts;
    const compare = (watts: number | null) => ({
      unit: "W" as const,
      margin: watts === null || holds === null ? null : holds - watts,
    });
    if (holds === null) return find("unknown", most, null, { ...compare(most), weight: "blocker" });
    if (base !== null && holds < base) return find("blocker", base, holds, compare(base));
    if (most !== null && holds >= most) return find("ok", most, holds, compare(most));
    if (base === null) return find("unknown", base, holds, { unit: "W", weight: "blocker" });
    if (most === null) return find("unknown", most, holds, { unit: "W", weight: "note" });
    return find("note", most, holds, compare(most));
  },
};
