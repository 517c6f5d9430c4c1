import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Four pins of 6 A at 12 V (Intel's ATX guide of 2020-06, 2.2.1). */
const CABLE_WATTS = 288;
/** More than two sockets for the processor no desktop board has. */
const USUAL_PLUGS = 2;

/** One cable each for 8-pin and 4-pin sockets; a socket may stay empty while the others carry the processor. */
export const connEps: Rule = {
  id: "conn.eps",
  reads: ["motherboard.epsPlugs", "supply.connectors", "processor.maxWatts"],
  worst: "blocker",
  fixedBy: ["supply", "processor"],
  judge({ motherboard, supply, processor }) {
    if (!motherboard || !supply) return null;
    const { epsPlugs } = motherboard.facts;
    const cables = supply.facts.connectors?.eps8 ?? null;
    const plugs = epsPlugs && epsPlugs.eight + epsPlugs.four;
    const most = processor ? processor.facts.maxWatts : 0;
    if (cables === null) return find("unknown", plugs, null, { weight: "blocker" });
    const carries = cables * CABLE_WATTS;
    const more = { carries, most: most ?? "" };
    const rest = { margin: plugs === null ? null : cables - plugs, more };
    if (plugs !== null && cables >= plugs) return find("ok", plugs, cables, rest);
    const carriesAll = cables > 0 && most !== null && most <= carries;
    if (plugs === null) {
      const isProved = cables >= USUAL_PLUGS && carriesAll;
      return find(isProved ? "ok" : "unknown", null, cables, isProved ? rest : { ...rest, weight: "blocker" });
    }
    if (cables > 0 && most === null) return find("unknown", plugs, cables, { weight: "blocker", more });
    return find(carriesAll ? "note" : "blocker", plugs, cables, rest);
  },
};
