import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { findOrderByNumber, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { insertRefunds } from "./insert-refunds.ts";
import { loadRefundable } from "./load-refundable.ts";
import { isDisputed, type RefundRequest, sendRefunds } from "./refund-order.ts";
import { listRefundsByKey, type RefundRow } from "./refunds-table.ts";

export type ChangeRefundRequest = Pick<RefundRequest, "orderNumber" | "key" | "sentBy" | "guard">;

/**
 * Gives back again what a change of an order made cheaper and its buyer does not have: the bank sent it back, or it was
 * never sent. All that is owed, once, whatever became of the order since. The same request under the same key is one refund.
 */
export async function giveChangeBack(
  world: Pick<World, "db" | "now" | "randomBytes" | "log" | "payments">,
  request: ChangeRefundRequest,
): Promise<{ ok: true; value: RefundRow } | Refusal> {
  const begun = await world.db.transaction((tx) => begin(world, tx, request));
  if ("reason" in begun) return begun;
  const [first] = await sendRefunds(world, begun.order, begun.refunds);
  return first ? { ok: true, value: first } : refuse("refund_nothing_left");
}

async function begin(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  { orderNumber, key, sentBy, guard }: ChangeRefundRequest,
): Promise<{ order: OrderRow; refunds: RefundRow[] } | Refusal> {
  const found = await findOrderByNumber(tx, orderNumber);
  if (!found) return refuse("order_unknown");
  const order = await lockOrder(tx, found.id);
  const refunds = await listRefundsByKey(tx, order.id, key);
  if (refunds.length > 0) return { order, refunds };
  if (await isDisputed(tx, order.id)) return refuse("order_disputed");
  const refused = await guard?.check(tx, order);
  if (refused) return refused;
  const refundable = await loadRefundable(tx, order.id);
  if (!refundable?.owed) return refuse("refund_nothing_left");
  const { revisionId, amount } = refundable.owed;
  const over = await guard?.limit(tx, amount);
  if (over) return over;
  const written = await insertRefunds(world, tx, refundable, {
    orderId: order.id,
    key,
    request: JSON.stringify({ revisionId }),
    reason: "changed",
    sentBy,
    back: amount,
    revisionId,
  });
  if (written[0]) await guard?.note(tx, order, { ...written[0], amount });
  return { order, refunds: written };
}
