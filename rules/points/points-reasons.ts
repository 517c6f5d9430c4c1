import type { Reason } from "../refusal.ts";

/** What the points of a cart are refused for: its words stand at their field. */
const POINTS_REASONS = ["points_too_few", "points_step"] as const satisfies readonly Reason[];

export function isPointsReason(reason: Reason): reason is (typeof POINTS_REASONS)[number] {
  return (POINTS_REASONS as readonly Reason[]).includes(reason);
}
