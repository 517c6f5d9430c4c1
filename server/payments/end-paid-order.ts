import { NO_CENTS } from "#rules/money/cents.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import { type Refusal } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { findWaitingRevision, moveRevision } from "../orders/revisions-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import type { World } from "../world.ts";
import { freeChange } from "./end-change.ts";

export interface EndOfOrder {
  /** Who asks again under the same key means the same end. */
  key: string;
  reason: RefundReason;
  /** Who ends it, for the books. */
  sentBy: string;
  /** Asked and told once, in the transaction that ends it, under the order's lock. */
  check(tx: Tx, order: OrderRow): Promise<Refusal | null>;
  note?(tx: Tx, order: OrderRow): Promise<void>;
}

/**
 * Ends a paid order: everything goes back through the refund rows, once, and its units are on the shelf again when it is
 * sent. A change of it that waits is off. Null when it is done, or was before.
 */
export async function endPaidOrder(
  world: World,
  order: Pick<OrderRow, "id" | "orderNumber" | "total">,
  end: EndOfOrder,
): Promise<Refusal | null> {
  await freeChange(world, order.id);
  if (order.total === NO_CENTS) return endFree(world, order.id, end);
  const { key, reason, sentBy, check, note } = end;
  const guard = {
    check,
    limit: () => Promise.resolve(null),
    note: note ?? (() => Promise.resolve()),
  };
  const given = await refundOrder(world, {
    orderNumber: order.orderNumber,
    key,
    parts: [],
    reason,
    sentBy,
    guard,
  });
  return given.ok ? null : given;
}

/** What cost nothing ends without a refund. */
function endFree(world: World, orderId: string, { check, note }: EndOfOrder): Promise<Refusal | null> {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state === "refunded") return null;
    const refused = await check(tx, order);
    if (refused) return refused;
    await note?.(tx, order);
    await endFreeOrder(world, tx, order);
    return null;
  });
}

/** A locked order that cost nothing is over: there is nothing to send back, and a change of it that waits is off. */
export async function endFreeOrder(world: Pick<World, "now">, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const now = world.now();
  const waiting = await findWaitingRevision(tx, order.id);
  if (waiting) await moveRevision(tx, waiting, "withdrawn", now);
  return moveOrderBy(tx, order, { name: "order_refunded", detail: { paymentId: null } }, now);
}
