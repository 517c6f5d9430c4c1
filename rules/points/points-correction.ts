/** Where a correction of a member's points stands. */
export const POINTS_CORRECTION_STATES = ["waiting", "done", "declined"] as const;
export type PointsCorrectionState = (typeof POINTS_CORRECTION_STATES)[number];
export type PointsDecision = Exclude<PointsCorrectionState, "waiting">;

/** The most that one person gives or takes alone; what is more waits for a second one. 5,000 points pay $50. */
const ALONE = 5_000;

/** What a correction of so many points begins as. `lately` is what the same person gave or took alone in 24 hours, each as it is without its sign. */
export function beginsAs(points: number, lately: number): Exclude<PointsCorrectionState, "declined"> {
  return Math.abs(points) + lately > ALONE ? "waiting" : "done";
}
