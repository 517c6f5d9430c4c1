/** A review is shown once somebody has read it; what was shown can be taken off, and put back. */
export const REVIEW_STATES = ["pending", "published", "rejected"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_MOVES = {
  pending: ["published", "rejected"],
  published: ["rejected"],
  rejected: ["published"],
} as const satisfies Record<ReviewState, readonly ReviewState[]>;

export function mayMoveReview(from: ReviewState, to: ReviewState): boolean {
  return (REVIEW_MOVES[from] as readonly ReviewState[]).includes(to);
}
