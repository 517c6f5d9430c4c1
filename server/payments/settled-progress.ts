import type { PaymentProgress } from "#contract/checkout.ts";
import type { Queries, Tx } from "../db/database.ts";
import { type HandlerAnswer, refused } from "../http/route.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { orderPage, paymentProgress } from "./payment-progress.ts";
import { findAlivePayment, findAttemptWith, findLatestPayment } from "./payments-table.ts";

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
  const card = paying?.cardLast4 ? `the ${paying.cardType || "card"} ending in ${paying.cardLast4}` : "another card";
  return refused(
    409,
    "paid_by_another_card",
    `Order ${order.orderNumber} was paid with ${card}. This card was declined and not charged; there is nothing left to pay.`,
    { Icon: "info", Redirect: orderPage(order.orderNumber) },
  );
}
