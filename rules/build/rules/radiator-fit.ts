import type { Fact } from "../facts/fact.ts";
import { between, find } from "../find.ts";
import { placeRadiators, radiatorsOf, type RadiatorPlan } from "../place-radiators.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/** Some way to place every radiator: in size, in depth, above the memory at the roof, beside the card in the front. */
export const radiatorFit: Rule = {
  id: "radiator.fit",
  reads: [
    "cooler.type",
    "cooler.radiatorMm",
    "cooler.radiatorThickMm",
    "cooler.fanThickMm",
    "card.radiatorMm",
    "card.radiatorThickMm",
    "card.lengthMm",
    "memory.heightMm",
    "case.radiatorSpots",
    "case.maxGpuMm",
  ],
  worst: "blocker",
  fixedBy: ["cooler", "card", "memory", "case"],
  judge(build) {
    const chassis = build.case;
    const radiators = radiatorsOf(build);
    if (!chassis || radiators.length === 0) return null;
    const spots = chassis.facts.radiatorSpots;
    const sure = radiators.filter(({ part }) => isSure(part));
    const judgeAll = (all: typeof radiators): Finding => {
      const sizes = all.flatMap(({ sizeMm }) => (sizeMm === null ? [] : [`${sizeMm} mm`]));
      const have = sizes.length < all.length ? null : sizes.join(" + ");
      if (all.length === 0) return find("ok", null, null);
      if (spots === null) return find("unknown", have, null, { weight: "blocker" });
      const plan = placeRadiators(all, spots, build);
      const weight = plan.fit === "unknown" ? { weight: "blocker" as const } : {};
      const places = spots.map(({ place }) => place);
      return find(plan.fit, have, places, { ...weight, more: wordsOf(plan, build.card?.facts.lengthMm) });
    };
    const asLiquid = judgeAll(radiators);
    return sure.length === radiators.length ? asLiquid : between(judgeAll(sure), asLiquid);

    /** Of a cooler or card of which we do not know whether it has a radiator, we are not. */
    function isSure(part: string): boolean {
      const { cooler, card } = build;
      return part === cooler?.id ? cooler.facts.type === "liquid" : card?.facts.radiatorMm !== null;
    }
  },
};

function wordsOf({ placed, hindrance }: RadiatorPlan, cardMm: Fact<number> | undefined): Finding["more"] {
  if (!hindrance) return { places: placed.map(({ place }) => place).join(" + ") };
  const { why, spot, radiator } = hindrance;
  return {
    why,
    place: spot?.place ?? "",
    depth: spot?.depthMm ?? "",
    offset: spot?.offsetMm ?? "",
    thick: (why === "card" ? radiator.bareMm : radiator.thickMm) ?? "",
    card: cardMm ?? "",
  };
}
