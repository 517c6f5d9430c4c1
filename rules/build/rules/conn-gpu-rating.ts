import { find, fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** The least that the sense pins of a 16-pin plug can say (Intel 336521: 150, 300, 450, 600). */
const LEAST_WATTS = 150;

/** What a 16-pin plug allows the card. An adapter of 8-pin plugs is counted by `conn.gpu`. */
export const connGpuRating: Rule = {
  id: "conn.gpu-rating",
  reads: ["card.powerConnectors", "card.boardPower", "card.tdpWatts", "supply.connectors", "supply.pin16Watts"],
  worst: "blocker",
  fixedBy: ["supply", "card"],
  judge({ card, supply }) {
    if (!card || !supply || card.facts.boardPower === true) return null;
    const { powerConnectors, tdpWatts } = card.facts;
    const wanted = powerConnectors?.pcie16 ?? null;
    const there = supply.facts.connectors?.pcie16 ?? null;
    if (wanted === 0 || there === 0) return null;
    const plugs = Math.min(wanted ?? 1, there ?? 1);
    const rated = supply.facts.pin16Watts;
    if (tdpWatts !== null && tdpWatts <= plugs * (rated ?? LEAST_WATTS))
      return find("ok", tdpWatts, rated && plugs * rated, { unit: "W", margin: rated && plugs * rated - tdpWatts });
    const limit = wanted === null || there === null || rated === null ? null : plugs * rated;
    return fits(tdpWatts, limit, { unit: "W" });
  },
};
