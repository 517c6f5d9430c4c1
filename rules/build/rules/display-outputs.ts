import type { ScreenSockets } from "../facts/standards.ts";
import { fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** A socket of the card for each screen, or a hub. */
export const displayOutputs: Rule = {
  id: "display.outputs",
  reads: ["card.outputs"],
  counts: ["monitors"],
  worst: "step",
  fixedBy: ["card"],
  judge({ card, monitors }) {
    if (!card || monitors.length === 0) return null;
    const screens = monitors.reduce((sum, { quantity }) => sum + quantity, 0);
    const outputs = card.facts.outputs && countSockets(card.facts.outputs);
    const finding = fits(screens, outputs, { over: "step" });
    return finding.cls === "step" ? { ...finding, by: "you" } : finding;
  },
};

const countSockets = (sockets: readonly ScreenSockets[]) => sockets.reduce((sum, { count }) => sum + count, 0);
