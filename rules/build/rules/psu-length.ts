import { between, fits } from "../find.ts";
import type { Rule } from "../rule.ts";
import type { Build } from "../build-of-parts.ts";

/** What the cables need behind it. Ours. */
const TIGHT_MM = 10;

/** Where it is too long for the drive cage and no 3.5-inch drive needs that, the cage comes out. */
export const psuLength: Rule = {
  id: "psu.length",
  reads: ["supply.lengthMm", "case.maxPsuMm", "case.maxPsuWithoutCageMm", "drives.formFactor"],
  worst: "blocker",
  fixedBy: ["supply", "case"],
  judge({ supply, case: chassis, drives }) {
    if (!supply || !chassis) return null;
    const { lengthMm } = supply.facts;
    const { maxPsuMm, maxPsuWithoutCageMm } = chassis.facts;
    const withCage = fits(lengthMm, maxPsuMm, { unit: "mm", tightBelow: TIGHT_MM });
    if (withCage.cls === "ok" || withCage.cls === "note" || lengthMm === null) return withCage;
    const withoutCage = fits(lengthMm, maxPsuWithoutCageMm, { unit: "mm" });
    if (withoutCage.cls === "blocker") return withCage.cls === "blocker" ? withCage : withoutCage;
    const cage = needsCage(drives);
    if (withCage.cls === "unknown" || withoutCage.cls === "unknown")
      return withCage.cls === "blocker" && cage === true
        ? withCage
        : { ...withCage, cls: "unknown", weight: "blocker", margin: null };
    const step = { ...withoutCage, cls: "step" as const, by: "we" as const };
    if (cage === null) return between(step, withCage);
    return cage ? withCage : step;
  },
};

/** Null where that of a drive is not known which may be one. */
function needsCage(drives: Build["drives"]): boolean | null {
  if (drives.some(({ facts }) => facts.formFactor === "3.5 inch")) return true;
  return drives.some(({ facts }) => facts.formFactor === null) ? null : false;
}
