/**
 * Where one attempt to pay stands. It is written as `requesting` before the provider is called; `unknown` means that
 * nobody has told us yet how the call ended, so it may have charged.
 */
export type PaymentState =
  | "requesting"
  | "requires_action"
  | "authorised"
  | "captured"
  | "declined"
  | "unknown"
  | "voided"
  | "refunded";

export const FIRST_PAYMENT_STATE: PaymentState = "requesting";

/**
 * Where an attempt may go next. What a provider tells later may skip steps that nobody saw (a charge that was already
 * given back), but it never goes backwards, and nothing leaves a declined, voided or refunded attempt.
 */
export const PAYMENT_MOVES = {
  requesting: ["requires_action", "authorised", "captured", "declined", "unknown", "voided", "refunded"],
  unknown: ["requires_action", "authorised", "captured", "declined", "voided", "refunded"],
  requires_action: ["authorised", "captured", "declined", "unknown", "voided", "refunded"],
  authorised: ["captured", "voided", "declined", "refunded"],
  captured: ["refunded"],
  declined: [],
  voided: [],
  refunded: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>;

export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  return (PAYMENT_MOVES[from] as readonly PaymentState[]).includes(to);
}

/** Alive or succeeded: an order has at most one such attempt, and no new one beside it. */
export function holdsTheOrder(state: PaymentState): boolean {
  return !["declined", "voided", "refunded"].includes(state);
}

/** Still to be asked of the provider by the reconciler. */
export function isUnsettled(state: PaymentState): boolean {
  return ["requesting", "requires_action", "authorised", "unknown"].includes(state);
}
