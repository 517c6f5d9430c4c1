import type { PaymentProgress } from "#contract/checkout.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import type { Queries, Tx } from "../db/database.ts";
import { orderPage } from "../orders/order-key.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { findAlivePayment, findAttemptWith, findLatestPayment, type PaymentRow } from "./payments-table.ts";

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
  if (payment?.state === "declined") return refuse("payment_declined", { decline: payment.decline ?? "declined" });
  if (payment?.state === "requires_action")
    return { reply: { ...progress, State: "action_required", Redirect: payment.actionUrl } };
  if (!payment || payment.state === "voided") return refuse("payment_not_started");
  return { reply: { ...progress, State: "pending" } };
}

/** How an order that no longer waits for payment stands for the card that asks: a declined one did not pay it. */
export async function settledProgress(
  queries: Queries | Tx,
  order: OrderRow,
  paymentToken: string,
): Promise<HandlerAnswer<PaymentProgress>> {
  const own = await findAttemptWith(queries, order.id, paymentToken);
  if (order.state === "cancelled" || own?.state !== "declined")
    return paymentProgress(order, await findLatestPayment(queries, order.id));
  const paying = await findAlivePayment(queries, order.id);
  return refuse("paid_by_another_card", {
    orderNumber: order.orderNumber,
    cardType: paying?.cardType ?? "",
    cardLast4: paying?.cardLast4 ?? "",
  });
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

/** The order ended without being paid; if money had moved, it has gone back or is on its way. */
function orderOver(payment: PaymentRow | null): Refusal<"sold_while_paying" | "order_cancelled"> {
  if (payment?.state === "refunded") return refuse("sold_while_paying", { isRefunded: true });
  const moved = payment?.state === "captured" || payment?.state === "authorised";
  return moved ? refuse("sold_while_paying", { isRefunded: false }) : refuse("order_cancelled");
}
