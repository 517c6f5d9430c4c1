import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** A board whose plugs are on its back needs openings behind it. */
export const boardBackConnect: Rule = {
  id: "board.back-connect",
  reads: ["motherboard.backConnect", "case.rearConnect"],
  worst: "blocker",
  fixedBy: ["case", "motherboard"],
  judge({ motherboard, case: chassis }) {
    if (!motherboard || !chassis) return null;
    const [isBehind, hasOpenings] = [motherboard.facts.backConnect, chassis.facts.rearConnect];
    if (isBehind === false || hasOpenings === true) return find("ok", null, null);
    return isBehind && hasOpenings === false
      ? find("blocker", null, null)
      : find("unknown", null, null, { weight: "blocker" });
  },
};
