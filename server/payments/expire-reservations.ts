import { expireHolds } from "../holds/expire-holds.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { lockOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { findAlivePayment } from "./payments-table.ts";

/** An order nobody paid is closed after this long; its cart stays. */
const ABANDONED_AFTER_HOURS = 24;

/** Job: gives back what unpaid orders held too long, and closes those that were abandoned. */
export async function expireReservations(world: World): Promise<void> {
  await expireHolds(world);
  const before = new Date(world.now().getTime() - ABANDONED_AFTER_HOURS * 3_600_000);
  const old = await world.db.queries
    .selectFrom("orders")
    .select("id")
    .where("state", "=", "pending_payment")
    .where("created_at", "<", before)
    .limit(500)
    .execute();
  for (const { id } of old) await closeAbandoned(world, id);
}

function closeAbandoned(world: World, orderId: string): Promise<void> {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state !== "pending_payment" || (await findAlivePayment(tx, orderId))) return;
    await moveOrderBy(tx, order, { name: "order_cancelled", detail: { reason: "abandoned" } }, world.now());
  });
}
