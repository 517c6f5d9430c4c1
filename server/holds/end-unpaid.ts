import type { Tx } from "../db/database.ts";
import { appendOrderEvent, type EventDetails } from "../orders/order-events.ts";
import { type OrderRow, setOrderState } from "../orders/orders-table.ts";
import { releaseHolds } from "./holds.ts";

/** Ends a locked order that nobody pays any more, and gives back what it holds. Returns it as it is then. */
export async function endUnpaid(
  tx: Tx,
  order: OrderRow,
  reason: EventDetails["order_cancelled"]["reason"],
  now: Date,
): Promise<OrderRow> {
  await releaseHolds(tx, order, now);
  await appendOrderEvent(tx, order.id, { name: "order_cancelled", detail: { reason } }, now);
  return setOrderState(tx, order, "cancelled", now);
}
