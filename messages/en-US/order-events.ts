import type { OrderEventName } from "#rules/order/order-event-names.ts";

/** What has happened to an order, as its buyer reads it; null for what only the books need. */
export const orderEventWords = {
  order_created: "Order placed",
  order_paid: "Payment received",
  order_cancelled: "Order canceled",
  order_building: "On the bench",
  order_testing: "Test started",
  order_packed: "Packed",
  order_shipped: "Shipped",
  order_delivered: "Delivered",
  order_refunded: "Payment refunded",
  payment_action_required: "Waiting for your bank's confirmation",
  payment_declined: "Card declined",
  payment_unknown: "Waiting for the payment provider's answer",
  payment_refunded: "Payment refunded",
  refund_requested: null,
  refund_unknown: null,
  refund_succeeded: "Refund sent to your card",
  refund_failed: "A refund could not be sent. We are looking into it",
  payment_voided: null,
  payment_requested: null,
  payment_authorised: null,
  payment_captured: null,
  payment_mismatch: null,
  holds_taken: null,
  holds_released: null,
} satisfies Record<OrderEventName, string | null>;
