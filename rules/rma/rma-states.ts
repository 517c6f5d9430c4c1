/** Where a request to send something back stands. */
export const RMA_STATES = ["requested", "approved", "received", "done", "rejected", "withdrawn"] as const;
export type RmaState = (typeof RMA_STATES)[number];

/** Staff decide and take in; until a parcel has come, who asked may take the request back. */
export const RMA_MOVES = {
  requested: ["approved", "rejected", "withdrawn"],
  approved: ["received", "withdrawn"],
  received: ["done", "rejected"],
  done: [],
  rejected: [],
  withdrawn: [],
} as const satisfies Record<RmaState, readonly RmaState[]>;

export function mayMoveRma(from: RmaState, to: RmaState): boolean {
  return (RMA_MOVES[from] as readonly RmaState[]).includes(to);
}

/** Its units may be asked for again. */
export const RMA_CALLED_OFF = ["rejected", "withdrawn"] as const satisfies readonly RmaState[];

/** What comes back by it is here: money may go back for that. */
export const RMA_HERE: readonly RmaState[] = ["received", "done"];

/** Nothing is decided or added any more. */
export const RMA_ENDED: readonly RmaState[] = RMA_STATES.filter((state) => RMA_MOVES[state].length === 0);

export const RMA_WANTS = ["refund", "repair", "replacement"] as const;
export type RmaWants = (typeof RMA_WANTS)[number];

export const RMA_REASONS = ["not_wanted", "defective", "damaged", "wrong_item"] as const;
export type RmaReason = (typeof RMA_REASONS)[number];

/** How a thing was when it came back. */
export const RMA_CONDITIONS = ["sealed", "opened", "used", "damaged", "incomplete"] as const;
export type RmaCondition = (typeof RMA_CONDITIONS)[number];
