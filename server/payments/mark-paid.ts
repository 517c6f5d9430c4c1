import { toPay } from "#rules/voucher/to-pay.ts";
import { closeCart } from "../carts/carts-table.ts";
import type { Tx } from "../db/database.ts";
import { claimHolds } from "../holds/holds.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { type OrderRow, setOrderState, unitsOf } from "../orders/orders-table.ts";
import type { World } from "../world.ts";

/** The order is paid: stock is sold, the cart closes, the receipt waits in the outbox. One transaction, once. */
export async function markPaid(world: World, tx: Tx, order: OrderRow, paymentId: string | null): Promise<OrderRow> {
  const now = world.now();
  await claimHolds(tx, order.id);
  const paid = await setOrderState(tx, order, "paid", now);
  await appendOrderEvent(tx, order.id, { name: "order_paid", detail: { paymentId, amountCents: toPay(order) } }, now);
  await tx
    .insertInto("outbox")
    .values({
      topic: "order_receipt",
      dedupe_key: `order_receipt:${order.orderNumber}`,
      payload: JSON.stringify({ orderId: order.id, orderNumber: order.orderNumber }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await closeCart(tx, { ...order, units: await unitsOf(tx, order.id) }, now);
  return paid;
}
