import type { OrderState } from "../order/order-states.ts";

/** Where a change of a paid order stands. A dearer one waits until its difference is paid; nothing moves before that. */
export const REVISION_STATES = ["waiting_payment", "applied", "lapsed", "withdrawn"] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

const REVISION_MOVES = {
  waiting_payment: ["applied", "lapsed", "withdrawn"],
  applied: [],
  lapsed: [],
  withdrawn: [],
} as const satisfies Record<RevisionState, readonly RevisionState[]>;

export function mayMoveRevision(from: RevisionState, to: RevisionState): boolean {
  return (REVISION_MOVES[from] as readonly RevisionState[]).includes(to);
}

/** A change that waits for its payment lapses after so long. */
export const REVISION_HOURS = 48;

/** Its buyer may change or cancel an order until somebody begins to work on it. */
export const CHANGEABLE_BY_BUYER = ["paid"] as const satisfies readonly OrderState[];
/** Staff change what is in the box until it is packed, and where it goes until it leaves. */
export const CHANGEABLE_LINES = ["paid", "building", "testing"] as const satisfies readonly OrderState[];
export const CHANGEABLE_WAY = [...CHANGEABLE_LINES, "packed"] as const satisfies readonly OrderState[];

export function isOneOfStates(states: readonly OrderState[], state: OrderState): boolean {
  return states.includes(state);
}
