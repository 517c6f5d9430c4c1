import { type Build, PARTS_INSIDE } from "../build-of-parts.ts";
import { find } from "../find.ts";
import { listMissing } from "../list-missing.ts";
import { energyRowFor, type EnergyRow } from "../ship-to-rows.ts";
import type { Rule } from "../rule.ts";

/** Grades that reach Gold or more. */
const BELOW_GOLD: ReadonlySet<string> = new Set([
  "80 Plus",
  "80 Plus Bronze",
  "80 Plus Silver",
  "Cybenetics Bronze",
  "Cybenetics Silver",
]);

/** Whether a whole computer may go to the state. A certificate of the build settles it; else its card and supply may exempt it. */
export const shipEnergy: Rule = {
  id: "ship.energy",
  reads: [
    "card.memoryBandwidthGbS",
    "supply.watts",
    "supply.efficiency",
    "processor.integratedGraphics",
    "processor.coolerIncluded",
  ],
  counts: PARTS_INSIDE,
  worst: "blocker",
  fixedBy: ["card", "supply"],
  judge(build, { shipTo, on, energyCertificate }) {
    const row = shipTo && energyRowFor(shipTo, on);
    if (!row || !build.supply || listMissing(build).some(({ certain }) => certain)) return null;
    const bandwidth = build.card ? build.card.facts.memoryBandwidthGbS : 0;
    const exempt = isExempt(bandwidth, build.supply.facts, row.exempt);
    const more = {
      state: shipTo.state,
      law: row.law,
      watts: build.supply.facts.watts ?? "",
      leastWatts: row.exempt.supplyWatts,
    };
    const rest = { unit: "GB/s" as const, more };
    const [have, limit] = [bandwidth, row.exempt.memoryBandwidthGbS];
    if (energyCertificate === true || exempt === true) return find("ok", have, limit, rest);
    const isCertain = energyCertificate === false && exempt === false;
    return isCertain
      ? find("blocker", have, limit, rest)
      : find("unknown", have, limit, { ...rest, weight: "blocker" });
  },
};

/** Null where what is not known could make the difference. */
function isExempt(
  bandwidth: number | null,
  { watts, efficiency }: NonNullable<Build["supply"]>["facts"],
  least: EnergyRow["exempt"],
): boolean | null {
  const tests = [
    bandwidth === null ? null : bandwidth >= least.memoryBandwidthGbS,
    watts === null ? null : watts >= least.supplyWatts,
    efficiency === null ? null : !BELOW_GOLD.has(efficiency),
  ];
  if (tests.some((passed) => passed === false)) return false;
  return tests.every((passed) => passed === true) ? true : null;
}
