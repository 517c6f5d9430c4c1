import { between, find, fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Less than this is told: glass and tower have tolerances. Ours. */
const TIGHT_MM = 2;

/** Of an air cooler; where a liquid one stands, `radiator.fit` says. */
export const coolerHeight: Rule = {
  id: "cooler.height",
  reads: ["cooler.type", "cooler.heightMm", "case.maxCoolerMm"],
  worst: "blocker",
  fixedBy: ["cooler", "case"],
  judge({ cooler, case: chassis }) {
    if (!cooler || !chassis || cooler.facts.type === "liquid") return null;
    const { type, heightMm } = cooler.facts;
    const asAir = fits(heightMm, chassis.facts.maxCoolerMm, { unit: "mm", tightBelow: TIGHT_MM });
    return type === "air" ? asAir : between(find("ok", null, null), asAir);
  },
};
