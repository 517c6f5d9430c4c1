import { find, fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** E-ATX is 257 to 330 mm wide: there the width is compared, and the name proves nothing. */
export const boardCase: Rule = {
  id: "board.case",
  reads: ["motherboard.formFactor", "motherboard.widthMm", "case.boardFormFactors", "case.maxBoardWidthMm"],
  worst: "blocker",
  fixedBy: ["case", "motherboard"],
  judge({ motherboard, case: chassis }) {
    if (!motherboard || !chassis) return null;
    const { formFactor, widthMm } = motherboard.facts;
    const { boardFormFactors: taken, maxBoardWidthMm } = chassis.facts;
    if (formFactor === null || taken === null) return find("unknown", formFactor, taken, { weight: "blocker" });
    if (formFactor !== "E-ATX") return find(taken.includes(formFactor) ? "ok" : "blocker", formFactor, taken);
    if (!taken.includes("ATX") && !taken.includes("E-ATX")) return find("blocker", formFactor, taken);
    return fits(widthMm, maxBoardWidthMm, { unit: "mm", more: { why: "width" } });
  },
};
