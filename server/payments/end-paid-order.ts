import { NO_CENTS } from "#rules/money/cents.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import { type Refusal } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { returnToShelf } from "../holds/return-to-shelf.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { lockOrder, type OrderRow, setOrderState } from "../orders/orders-table.ts";
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
    const now = world.now();
    const waiting = await findWaitingRevision(tx, orderId);
    if (waiting) await moveRevision(tx, waiting, "withdrawn", now);
    await note?.(tx, order);
    await setOrderState(tx, order, "refunded", now);
    await appendOrderEvent(tx, orderId, { name: "order_refunded", detail: { paymentId: null } }, now);
    await returnToShelf(tx, orderId);
    return null;
  });
}
