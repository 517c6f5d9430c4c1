/** Where an order stands, from the moment it has a number. Before that it is a cart. */
export const ORDER_STATES = [
  "pending_payment",
  "paid",
  "building",
  "testing",
  "packed",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const FIRST_ORDER_STATE: OrderState = "pending_payment";

/**
 * Where an order may go next. Only an unpaid order is cancelled: once paid, it ends by giving the money back.
 * An order of gear alone is packed without being built, and a PC that fails its test goes back to the bench. Nothing is
 * shipped that was not packed. Which of these staff make by which move stands in `floor-moves.ts`.
 */
export const ORDER_MOVES = {
  pending_payment: ["paid", "cancelled"],
  paid: ["building", "packed", "refunded"],
  building: ["testing", "refunded"],
  testing: ["building", "packed", "refunded"],
  packed: ["building", "shipped", "refunded"],
  shipped: ["delivered", "refunded"],
  delivered: ["refunded"],
  cancelled: [],
  refunded: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

/** Ended without being delivered: it has no stages to come. */
export const CALLED_OFF = ["cancelled", "refunded"] as const satisfies readonly OrderState[];

/** Paid for, and not called off. */
export const PAID_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => state !== FIRST_ORDER_STATE && !isCalledOff(state),
);

export function isCalledOff(state: OrderState): boolean {
  return (CALLED_OFF as readonly OrderState[]).includes(state);
}

/** A tester's order is paid for show and holds no unit: it is never built, shipped or delivered (A17). Other test orders stay by `test-orders.ts`. */
const NEVER_FOR_TESTS: ReadonlySet<OrderState> = new Set(["building", "testing", "packed", "shipped", "delivered"]);

export function mayMoveOrder(from: OrderState, to: OrderState, isTest = false): boolean {
  if (isTest && NEVER_FOR_TESTS.has(to)) return false;
  return (ORDER_MOVES[from] as readonly OrderState[]).includes(to);
}
