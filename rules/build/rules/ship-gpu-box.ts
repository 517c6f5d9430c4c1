import { PARTS_INSIDE, partsOf } from "../build-of-parts.ts";
import { fits, sumFits, sumOf } from "../find.ts";
import { CARD_BOX_ABOVE } from "../ship-to-rows.ts";
import type { Rule } from "../rule.ts";

/** A thick card, or the card of a heavy computer, travels in a box of its own: the shopper puts it in. */
export const shipGpuBox: Rule = {
  id: "ship.gpu-box",
  reads: ["card.slots"],
  counts: PARTS_INSIDE,
  worst: "step",
  fixedBy: ["card"],
  judge(build, { shipTo, builtBy }) {
    if (!shipTo || !build.card || builtBy !== "us") return null;
    const { cardSlots, computerGrams } = CARD_BOX_ABOVE;
    const thick = fits(build.card.facts.slots, cardSlots, { unit: "slots", over: "step", more: { why: "card" } });
    if (thick.cls === "step") return { ...thick, by: "you" };
    const whole = sumOf(
      PARTS_INSIDE.flatMap((category) => partsOf(build, category)),
      ({ quantity, weightGrams: each }) => (each === null ? null : quantity * each),
    );
    const finding = sumFits(whole, computerGrams, { unit: "g", over: "step", more: { why: "computer" } });
    if (finding.cls === "step") return { ...finding, by: "you" };
    return thick.cls === "unknown" ? thick : finding;
  },
};
