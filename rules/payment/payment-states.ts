/**
 * Where one attempt to pay stands. It is written as `requesting` before the provider is called; `unknown` means that
 * nobody has told us yet how the call ended, so it may have charged.
 */
export const PAYMENT_STATES = [
  "requesting",
  "unknown",
  "requires_action",
  "authorised",
  "captured",
  "declined",
  "voided",
  "refunded",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How the payment of an order stands: its latest attempt's state, or why it has none. */
export const ORDER_PAYMENT_STATES = [...PAYMENT_STATES, "not_started", "nothing_to_pay"] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

/** `toPay` in cents, without what a voucher pays; `latest` is the state of the order's latest attempt, null without one. */
export function orderPaymentState(latest: PaymentState | null, toPay: number): OrderPaymentState {
  return latest ?? (toPay === 0 ? "nothing_to_pay" : "not_started");
}

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

/** The way of money that nothing stops. */
const WAY: readonly PaymentState[] = ["requesting", "unknown", "requires_action", "authorised", "captured", "refunded"];

/** News that came late: an older state of the provider, overtaken by a newer one we already have. */
export function isOldNews(ours: PaymentState, theirs: PaymentState): boolean {
  return WAY.indexOf(theirs) < WAY.indexOf(ours);
}

/** A request of ours is under way: its end is a matter of moments. */
export const UNDER_WAY = ["requesting", "authorised"] as const satisfies readonly PaymentState[];

/** The provider has the next word; nothing waits for the shopper. */
export const WITH_PROVIDER = [...UNDER_WAY, "unknown"] as const satisfies readonly PaymentState[];

/** Still to be asked of the provider by the reconciler: it may become a charge. */
export const UNSETTLED = [...WITH_PROVIDER, "requires_action"] as const satisfies readonly PaymentState[];

/** Money may move or has moved: an order has at most one such attempt, and no new one beside it. */
export const ALIVE = [...UNSETTLED, "captured"] as const satisfies readonly PaymentState[];

export function isWithProvider(state: PaymentState): boolean {
  return isOneOf(WITH_PROVIDER, state);
}

export function isUnderWay(state: PaymentState): boolean {
  return isOneOf(UNDER_WAY, state);
}

export function isUnsettled(state: OrderPaymentState): boolean {
  return isOneOf(UNSETTLED, state);
}

/** Where nothing is to be learned from news of this state any more: an attempt that has come to it, or past it, and is settled. */
export function settledSince(news: PaymentState): readonly PaymentState[] {
  return PAYMENT_STATES.filter((ours) => !isUnsettled(ours) && (ours === news || mayMovePayment(news, ours)));
}

function isOneOf(states: readonly OrderPaymentState[], state: OrderPaymentState): boolean {
  return states.includes(state);
}
