import { round, sumFits } from "../find.ts";
import { planPeaks, type PowerPeak } from "../plan-power.ts";
import { powerSustained } from "./power-sustained.ts";
import type { Rule } from "../rule.ts";

/** A card may spike so, not each does: never more than a note. */
export const powerPeak: Rule = {
  id: "power.peak",
  reads: [...powerSustained.reads, "card.powerConnectors", "card.boardPower", "supply.atxVersion", "supply.connectors"],
  worst: "note",
  fixedBy: ["supply"],
  judge(build) {
    if (!build.supply) return null;
    const tightest = planPeaks(build).reduce((least, next) => (room(next) < room(least) ? next : least));
    const atx = build.supply.facts.atxVersion;
    const more = { ms: tightest.ms, atx: atx ?? "" };
    const demand = { ...tightest.demand, atLeast: round(tightest.demand.atLeast) };
    return sumFits(demand, tightest.bears && round(tightest.bears), { unit: "W", over: "note", more });
  },
};

const room = ({ demand, bears }: PowerPeak) => (bears ?? 0) - demand.atLeast;
