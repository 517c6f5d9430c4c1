import type { PaymentProgress } from "#contract/checkout.ts";
import { refuse } from "#rules/refusal.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { HandlerAnswer } from "../http/route.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { paymentProgress } from "./payment-progress.ts";
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
  return refuse("paid_by_another_card", {
    orderNumber: order.orderNumber,
    cardType: paying?.cardType ?? "",
    cardLast4: paying?.cardLast4 ?? "",
  });
}
