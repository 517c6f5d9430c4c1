/** A review is shown once somebody has read it; what was shown can be taken off, and put back. What its author changes is read anew. */
export const REVIEW_STATES = ["pending", "published", "rejected"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_MOVES = {
  pending: ["published", "rejected"],
  published: ["rejected", "pending"],
  rejected: ["published", "pending"],
} as const satisfies Record<ReviewState, readonly ReviewState[]>;

export function mayMoveReview(from: ReviewState, to: ReviewState): boolean {
  return (REVIEW_MOVES[from] as readonly ReviewState[]).includes(to);
}
