/**
 * Where one refund stands. It is written as `requesting` before the provider is asked; `unknown` means that nobody has
 * told us how the call ended, so the money may have gone; `pending` that the provider has it and has not sent it yet.
 */
export const REFUND_STATES = ["requesting", "unknown", "pending", "succeeded", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A bank may send back what a provider had called sent, so `succeeded` is not the last word. */
export const REFUND_MOVES = {
  requesting: ["unknown", "pending", "succeeded", "failed"],
  unknown: ["pending", "succeeded", "failed"],
  pending: ["succeeded", "failed"],
  succeeded: ["failed"],
  failed: [],
} as const satisfies Record<RefundState, readonly RefundState[]>;

export function mayMoveRefund(from: RefundState, to: RefundState): boolean {
  return (REFUND_MOVES[from] as readonly RefundState[]).includes(to);
}

/** Still to be asked of the provider. */
export const UNSETTLED_REFUNDS = ["requesting", "unknown", "pending"] as const satisfies readonly RefundState[];

export function isRefundUnsettled(state: RefundState): boolean {
  return (UNSETTLED_REFUNDS as readonly RefundState[]).includes(state);
}

/** Why money goes back. `changed`: a change of the order made it cheaper, and no part goes back. `provider`: it was sent by hand at the provider, and we only learned of it. */
export const REFUND_REASONS = [
  "returned",
  "damaged",
  "cancelled",
  "late",
  "goodwill",
  "other",
  "changed",
  "provider",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
