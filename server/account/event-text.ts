import type { OrderEvent } from "../orders/order-events.ts";

/** What the shopper reads of an event; null for what only the books need. */
const TEXT: Record<OrderEvent["name"], string | null> = {
  order_created: "Order placed",
  order_paid: "Payment received",
  order_cancelled: "Order canceled",
  order_refunded: "Payment refunded",
  payment_action_required: "Waiting for your bank's confirmation",
  payment_declined: "Card declined",
  payment_unknown: "Waiting for the payment provider's answer",
  payment_refunded: "Payment refunded",
  payment_voided: null,
  payment_requested: null,
  payment_authorised: null,
  payment_captured: null,
  payment_mismatch: null,
  holds_taken: null,
  holds_released: null,
};

export function eventText(name: OrderEvent["name"]): string | null {
  return TEXT[name];
}
