/** Everything that can happen to an order, in the order in which it happens; its row is a projection of these. */
export const ORDER_EVENT_NAMES = [
  "order_created",
  "holds_taken",
  "holds_released",
  "payment_requested",
  "payment_action_required",
  "payment_unknown",
  "payment_declined",
  "payment_mismatch",
  "payment_authorised",
  "payment_captured",
  "payment_voided",
  "payment_refunded",
  "order_paid",
  "order_cancelled",
  "refund_requested",
  "refund_unknown",
  "refund_succeeded",
  "refund_failed",
  "order_refunded",
] as const;
export type OrderEventName = (typeof ORDER_EVENT_NAMES)[number];
