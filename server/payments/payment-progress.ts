import type { PaymentProgress } from "#contract/checkout.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { isOpenScreening, isTurnedDown } from "#rules/screening/screening-states.ts";
import type { HandlerAnswer } from "../http/route.ts";
import type { Queries, Tx } from "../db/database.ts";
import { orderPage } from "../orders/order-key.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import {
  findAlivePayment,
  findAttemptWith,
  findLatestPayment,
  OF_THE_ORDER,
  type PaymentRow,
} from "./payments-table.ts";

/** What the shopper is told of an order and its latest attempt, from our rows alone. */
export function paymentProgress(order: OrderRow, payment: PaymentRow | null): HandlerAnswer<PaymentProgress> {
  if (payment && payment.purpose !== OF_THE_ORDER) return changeProgress(order, payment);
  switch (order.state) {
    case "pending_payment":
      return payment ? attemptProgress(order, payment) : refuse("payment_not_started");
    case "cancelled":
      return orderOver(payment);
    case "paid":
    case "building":
    case "testing":
    case "packed":
    case "shipped":
    case "delivered":
    case "refunded":
      return paidAnswer(order.orderNumber);
  }
}

/** An attempt at an order that waits. What was charged or given back reads "pending" until its order says so too. */
function attemptProgress({ orderNumber, paymentType }: OrderRow, payment: PaymentRow): HandlerAnswer<PaymentProgress> {
  switch (payment.state) {
    case "declined":
      return refuse("payment_declined", { decline: payment.decline ?? "declined" });
    case "requires_action":
      return {
        reply: {
          ...progressOf(orderNumber, "action_required", payment.actionUrl).reply,
          Payment: payment.purpose === OF_THE_ORDER ? paymentType : "CreditCard",
        },
      };
    case "voided":
      return refuse("payment_not_started");
    case "authorised":
      return progressOf(orderNumber, isOpenScreening(payment.screening) ? "in_review" : "pending");
    case "requesting":
    case "unknown":
    case "captured":
    case "refunded":
      return progressOf(orderNumber, "pending");
  }
}

/** An attempt at a change of a paid order. What was given back came after the change was off. */
function changeProgress(order: OrderRow, payment: PaymentRow): HandlerAnswer<PaymentProgress> {
  if (payment.state === "captured") return paidAnswer(order.orderNumber);
  return payment.state === "refunded" ? refuse("change_ended") : attemptProgress(order, payment);
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

/** The same for every order that was paid. */
export function paidAnswer(orderNumber: string): { reply: PaymentProgress } {
  return progressOf(orderNumber, "paid");
}

/** What is true while our own rows cannot be read: the payment may go on, and the reconciler will know. */
export function stillPending(orderNumber: string): { reply: PaymentProgress } {
  return progressOf(orderNumber, "pending");
}

function progressOf(
  orderNumber: string,
  State: PaymentProgress["State"],
  Redirect: string | null = null,
): { reply: PaymentProgress } {
  return { reply: { Success: true, CustOrderID: orderNumber, State, Redirect, OrderPage: orderPage(orderNumber) } };
}

/** The order ended without being paid; if money had moved, it has gone back or is on its way. */
function orderOver(payment: PaymentRow | null): Refusal<"sold_while_paying" | "order_cancelled" | "order_turned_down"> {
  if (payment && isTurnedDown(payment.screening)) return refuse("order_turned_down");
  switch (payment?.state) {
    case "refunded":
      return refuse("sold_while_paying", { isRefunded: true });
    case "captured":
    case "authorised":
      return refuse("sold_while_paying", { isRefunded: false });
    case "requesting":
    case "unknown":
    case "requires_action":
    case "declined":
    case "voided":
    case undefined:
      return refuse("order_cancelled");
  }
}
