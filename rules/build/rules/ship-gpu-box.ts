import { PARTS_INSIDE, partsOf } from "../build-of-parts.ts";
import { find, sumFits, sumOf } from "../find.ts";
import { CARD_BOX_ABOVE } from "../ship-to-rows.ts";
import type { Rule } from "../rule.ts";

/** A heavy card, or the card of a heavy computer, travels in a box of its own: the shopper puts it in. */
export const shipGpuBox: Rule = {
  id: "ship.gpu-box",
  reads: [],
  counts: PARTS_INSIDE,
  worst: "step",
  fixedBy: ["card"],
  judge(build, { shipTo, builtBy }) {
    if (!shipTo || !build.card || builtBy !== "us") return null;
    const { weightGrams } = build.card;
    const { cardGrams, computerGrams } = CARD_BOX_ABOVE;
    if (weightGrams !== null && weightGrams > cardGrams)
      return find("step", weightGrams, cardGrams, {
        unit: "g",
        by: "you",
        margin: cardGrams - weightGrams,
        more: { why: "card" },
      });
    const whole = sumOf(
      PARTS_INSIDE.flatMap((category) => partsOf(build, category)),
      ({ quantity, weightGrams: each }) => (each === null ? null : quantity * each),
    );
    const finding = sumFits(whole, computerGrams, { unit: "g", over: "step", more: { why: "computer" } });
    return finding.cls === "step" ? { ...finding, by: "you" } : finding;
  },
};
