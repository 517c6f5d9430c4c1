import type { PaymentProgress } from "#contract/checkout.ts";
import { type HandlerAnswer, refused } from "../http/route.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { PaymentRow } from "./payments-table.ts";

/** What the shopper is told of an order and its latest attempt, from our rows alone. */
export function paymentProgress(order: OrderRow, payment: PaymentRow | null): HandlerAnswer<PaymentProgress> {
  const progress = {
    Success: true as const,
    CustOrderID: order.orderNumber,
    Redirect: null,
    OrderPage: orderPage(order.orderNumber),
  };
  if (order.state === "cancelled") return orderOver(payment);
  if (order.state !== "pending_payment") return { reply: { ...progress, State: "paid" } };
  if (payment?.state === "declined") return declined(payment);
  if (payment?.state === "requires_action")
    return { reply: { ...progress, State: "action_required", Redirect: payment.actionUrl } };
  if (!payment || payment.state === "voided")
    return refused(409, "payment_not_started", "This order has not been paid. You were not charged.");
  return { reply: { ...progress, State: "pending" } };
}

/** What is true while our own rows cannot be read: the payment may go on, and the reconciler will know. */
export function stillPending(orderNumber: string): { reply: PaymentProgress } {
  return {
    reply: {
      Success: true,
      CustOrderID: orderNumber,
      State: "pending",
      Redirect: null,
      OrderPage: orderPage(orderNumber),
    },
  };
}

export function orderPage(orderNumber: string): string {
  return `/carts/order/${orderNumber}`;
}

function declined(payment: PaymentRow) {
  return refused(
    402,
    "payment_declined",
    payment.declineReason ?? "Your bank declined the card. You were not charged.",
    { Title: "Payment declined" },
  );
}

/** The order ended without being paid; if money had moved, it has gone back or is on its way. */
function orderOver(payment: PaymentRow | null) {
  if (payment?.state === "refunded") {
    return refused(
      409,
      "out_of_stock",
      "The last unit was sold while your payment was being confirmed. Your payment has been refunded in full.",
    );
  }
  if (payment?.state === "captured" || payment?.state === "authorised") {
    return refused(
      409,
      "out_of_stock",
      "The last unit was sold while your payment was being confirmed. Your payment is being returned in full.",
    );
  }
  return refused(
    409,
    "order_cancelled",
    "This order is no longer open. Your cart is as you left it, and you were not charged.",
  );
}
