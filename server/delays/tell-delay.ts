import type { DelayReason } from "#rules/order/ship-delay.ts";
import { delayTerms } from "#rules/order/ship-delay.ts";
import { leavesLater } from "#rules/shipping/shipping-dates.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import type { World } from "../world.ts";
import { type DelayRow, insertDelay, type LastPromise } from "./ship-delays-table.ts";

/** Day (`YYYY-MM-DD`) and hour at the warehouse, by which promises are kept. */
export function warehouseTime({ now, config }: Pick<World, "now" | "config">): { on: string; hour: number } {
  return localTime(now().toISOString(), config.shipping.warehouse.timeZone);
}

/**
 * A locked order ships on another day, or on a day unknown: on record, on its timeline, and on the way to its buyer by mail
 * and, where they asked for texts, by text.
 */
export async function tellDelay(
  world: Pick<World, "now" | "config">,
  tx: Tx,
  orderId: string,
  promise: LastPromise,
  { shipsOn, reason, toldBy }: { shipsOn: string | null; reason: DelayReason; toldBy: number | null },
): Promise<Omit<DelayRow, "answer">> {
  const now = world.now();
  const { promisedOn, last } = promise;
  const delay = {
    orderId,
    number: (last?.number ?? 0) + 1,
    fromOn: promisedOn,
    shipsOn,
    reason,
    ...delayTerms(promise, shipsOn, warehouseTime(world).on),
  };
  await insertDelay(tx, delay, toldBy, now);
  await promiseDay(world, tx, orderId, shipsOn);
  const { number, silence } = delay;
  const detail = { number, from: promisedOn, to: shipsOn, reason, silence };
  await appendOrderEvent(tx, orderId, { name: "order_delayed", detail }, now);
  const payload = JSON.stringify({ orderId, number });
  const topics = ["order_delay", "order_delay_text"].map((topic) => ({
    topic,
    dedupe_key: `${topic}:${orderId}:${number}`,
    payload,
    created_at: now,
  }));
  await tx
    .insertInto("outbox")
    .values(topics)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return delay;
}

/** A locked order leaves on a later day, and arrives as much later; what others have seen of it is old. */
async function promiseDay(
  world: Pick<World, "config">,
  tx: Tx,
  orderId: string,
  shipsOn: string | null,
): Promise<void> {
  const dates = shipsOn === null ? {} : { ships_on: shipsOn, ...(await arrivalFrom(world, tx, orderId, shipsOn)) };
  await tx
    .updateTable("orders")
    .set((eb) => ({ ...dates, row_version: eb("row_version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
}

/** When an order arrives that leaves on a day; as it was promised where that is no later. */
export async function arrivalFrom(
  { config }: Pick<World, "config">,
  tx: Tx,
  orderId: string,
  leavesOn: string,
): Promise<{ arrives_from: string; arrives_until: string }> {
  const row = await tx
    .selectFrom("orders")
    .select(["ships_on", "arrives_from", "arrives_until", "shipping_address"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const dates = { shipsOn: row.ships_on, arrivesFrom: row.arrives_from, arrivesUntil: row.arrives_until };
  const later = leavesLater(dates, leavesOn, row.shipping_address.Country, config.shipping);
  return { arrives_from: later.arrivesFrom, arrives_until: later.arrivesUntil };
}
