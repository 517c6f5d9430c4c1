import { toPay } from "#rules/voucher/to-pay.ts";
import type { Tx } from "../db/database.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";

/** The locked order is paid, by this attempt or by none. */
export function markPaid(
  world: Pick<World, "now">,
  tx: Tx,
  order: OrderRow,
  paymentId: string | null,
): Promise<OrderRow> {
  return moveOrderBy(tx, order, { name: "order_paid", detail: { paymentId, amountCents: toPay(order) } }, world.now());
}
