import { expireHolds } from "../holds/expire-holds.ts";
import { sql } from "kysely";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { findAlivePayment } from "./payments-table.ts";

/** An order nobody paid is closed after this long; its cart stays. */
const ABANDONED_AFTER_HOURS = 24;
const CLOSE_ABANDONED = "close-abandoned";

/** Job: gives back what unpaid orders held too long, and closes those that were abandoned. */
export async function expireReservations(world: World): Promise<void> {
  await expireHolds(world);
  const before = new Date(world.now().getTime() - ABANDONED_AFTER_HOURS * 3_600_000);
  const old = await world.db.queries
    .selectFrom("orders")
    .select(["id", "order_number"])
    .where("state", "=", "pending_payment")
    .where("created_at", "<", before)
    .where(mayBeTried(world, CLOSE_ABANDONED, sql.ref("orders.order_number")))
    .limit(RECORDS_AT_ONCE)
    .execute();
  await eachRecord(world, {
    work: CLOSE_ABANDONED,
    found: old,
    record: ({ order_number }) => order_number,
    handle: ({ id }) => closeAbandoned(world, id),
  });
}

function closeAbandoned(world: World, orderId: string): Promise<void> {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state !== "pending_payment" || (await findAlivePayment(tx, orderId))) return;
    await moveOrderBy(tx, order, { name: "order_cancelled", detail: { reason: "abandoned" } }, world.now());
  });
}
