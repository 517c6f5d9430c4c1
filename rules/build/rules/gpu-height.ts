import { fits } from "../find.ts";
import type { Rule } from "../rule.ts";

/** What a power cable needs before it bends. Ours. */
const BEND_MM = 35;

/** Card and cable up to the side panel. Where only the cable is too much, an angled one goes in. */
export const gpuHeight: Rule = {
  id: "gpu.height",
  reads: ["card.heightMm", "card.boardPower", "case.maxGpuHeightMm"],
  worst: "blocker",
  fixedBy: ["case", "card"],
  judge({ card, case: chassis }) {
    if (!card || !chassis) return null;
    const { heightMm, boardPower } = card.facts;
    const { maxGpuHeightMm } = chassis.facts;
    const bend = boardPower === true ? 0 : BEND_MM;
    const bare = fits(heightMm, maxGpuHeightMm, { unit: "mm" });
    if (bare.cls !== "ok" || heightMm === null) return bare;
    const withCable = fits(heightMm + bend, maxGpuHeightMm, { unit: "mm", over: "step", more: { bend } });
    return withCable.cls === "step" ? { ...withCable, by: "we" } : withCable;
  },
};
