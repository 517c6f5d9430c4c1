import { sql } from "kysely";
import { appendOrderEvent } from "../orders/order-events.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { isHolding, releaseHolds } from "./holds.ts";

const WORK = "expire-holds";

/** Releases every hold whose time has run out, one short transaction an order. Returns how many orders it saw to. */
export async function expireHolds(world: World): Promise<number> {
  const now = world.now();
  const expired = await world.db.queries
    .selectFrom("orders")
    .select(["id", "order_number"])
    .where("state", "=", "pending_payment")
    .where("held_until", "<", now)
    .where(mayBeTried(world, WORK, sql.ref("orders.order_number")))
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("stock_reservations")
            .select("sku_id")
            .whereRef("order_id", "=", "orders.id")
            .where("stock_reservations.state", "=", "held"),
        ),
        eb.exists(eb.selectFrom("longer_warranties").select("id").whereRef("order_id", "=", "orders.id")),
        eb.exists(eb.selectFrom("coupon_uses").select("order_id").whereRef("order_id", "=", "orders.id")),
        eb(
          eb
            .selectFrom("point_entries")
            .select(({ fn }) => fn.coalesce(fn.sum<number>("points"), eb.lit(0)).as("sum"))
            .whereRef("order_id", "=", "orders.id"),
          "<",
          0,
        ),
        eb.and([
          eb("voucher_cents", ">", 0),
          eb(
            eb
              .selectFrom("voucher_entries")
              .select(({ fn }) => fn.coalesce(fn.sum<number>("cents"), eb.lit(0)).as("sum"))
              .whereRef("order_id", "=", "orders.id")
              .where("kind", "in", ["spend", "give_back"]),
            "<",
            0,
          ),
        ]),
      ]),
    )
    .orderBy("held_until")
    .limit(RECORDS_AT_ONCE)
    .execute();
  return eachRecord(world, {
    work: WORK,
    found: expired,
    record: ({ order_number }) => order_number,
    handle: ({ id }) => expireOrder(world, id),
  });
}

/** The order is read again under its lock: it may have been paid, or its hold renewed, since the list was made. */
function expireOrder(world: World, orderId: string): Promise<void> {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = world.now();
    if (order.state !== "pending_payment" || order.heldUntil >= now || !(await isHolding(tx, order))) return;
    await releaseHolds(tx, order, now);
    await appendOrderEvent(tx, orderId, { name: "holds_released", detail: { reason: "expired" } }, now);
  });
}
