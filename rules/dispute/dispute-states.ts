/**
 * How a dispute of a charge stands. `inquiry`: the bank asks, and no money has moved. `needs_response`: the money was taken
 * back, and evidence is asked for. `closed`: an inquiry that came to nothing.
 */
export const DISPUTE_STATES = ["inquiry", "needs_response", "under_review", "won", "lost", "closed"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The bank has spoken: nothing leads back from it. */
export const ENDED_DISPUTES = ["won", "lost", "closed"] as const satisfies readonly DisputeState[];

/** No refund beside it: the buyer would have the money twice. Of a charge that lost one, what the bank left may go back. */
export const STOPS_REFUNDS = ["inquiry", "needs_response", "under_review"] as const satisfies readonly DisputeState[];
