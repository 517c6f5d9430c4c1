import { fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** What the chip's maker advises for a whole PC: a rule of thumb beside our own sum. */
export const powerAdvice: Rule = {
  id: "power.advice",
  reads: ["supply.watts", "card.advisedPsuWatts"],
  worst: "note",
  fixedBy: ["supply"],
  judge({ supply, card }) {
    if (!supply || !card) return null;
    return fits(card.facts.advisedPsuWatts, supply.facts.watts, { unit: "W", over: "note" });
  },
};
