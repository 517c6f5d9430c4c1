import { between, find } from "../find.ts";
import { planCardCables } from "../plan-card-cables.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/** The most a 16-pin plug is made for, where the card's watts are not known. */
const MOST_WATTS = 600;

/** A 6-pin plug is an 8-pin one of the supply with two pins left over. */
export const connGpu: Rule = {
  id: "conn.gpu",
  reads: ["card.powerConnectors", "card.boardPower", "card.tdpWatts", "supply.connectors"],
  worst: "blocker",
  fixedBy: ["supply", "card"],
  judge({ card, supply }) {
    if (!card || !supply || card.facts.boardPower === true) return null;
    const { powerConnectors: plugs, tdpWatts } = card.facts;
    if (plugs === null) return find("unknown", null, supply.facts.connectors?.pcie8 ?? null, { weight: "blocker" });
    const { pcie8, pcie16 } = supply.facts.connectors ?? { pcie8: null, pcie16: null };
    const best = judgePlugs(tdpWatts ?? 1, pcie8 ?? Infinity, pcie16 ?? Infinity);
    const worst = judgePlugs(tdpWatts ?? MOST_WATTS, pcie8 ?? 0, pcie16 ?? 0);
    return between(best, worst);

    function judgePlugs(watts: number, spare8: number, native16: number): Finding {
      const { adapted, pin8 } = planCardCables(plugs ?? { pcie6: 0, pcie8: 0, pcie16: 0 }, watts, native16);
      const rest = { margin: spare8 - pin8, more: { adapted } };
      if (pin8 > spare8) return find("blocker", pin8, spare8, rest);
      return adapted > 0 ? find("step", pin8, spare8, { ...rest, by: "we" }) : find("ok", pin8, spare8, rest);
    }
  },
};
