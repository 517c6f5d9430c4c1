import { isLapsed, isNoticeDue } from "#rules/order/ship-delay.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { logFailure } from "../db/database-unreachable.ts";
import { findOrderById, lockOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { endDelayed } from "./end-delayed.ts";
import { findPromise, listPromisesEnding, listUnanswered } from "./ship-delays-table.ts";
import { tellDelay, warehouseTime } from "./tell-delay.ts";

const BATCH = 200;

/**
 * Job: who was told nothing of an order that is late is told by the store, with the choice between waiting and a refund;
 * and an order that nobody agreed to wait for ends, with everything given back (16 CFR 435.2). Safe to run twice at once:
 * each order is locked and looked at again.
 */
export async function keepShipDates(world: World): Promise<void> {
  const { on } = warehouseTime(world);
  const { queries } = world.db;
  for (const id of await listPromisesEnding(queries, on, BATCH)) await orLater(world, id, tellLate);
  for (const id of await listUnanswered(queries, on, BATCH)) await orLater(world, id, endUnanswered);
}

/** One order that cannot be done must not keep the others waiting; the next run tries it again. */
async function orLater(
  world: World,
  orderId: string,
  act: (world: World, orderId: string) => Promise<void>,
): Promise<void> {
  try {
    await act(world, orderId);
  } catch (error) {
    logFailure(world.log, error, { orderId }, "a late order could not be seen to");
  }
}

function tellLate(world: World, orderId: string): Promise<void> {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const promise = await findPromise(tx, orderId);
    if (!isOnTheFloor(order.state) || !isNoticeDue(promise, warehouseTime(world))) return;
    await tellDelay(world, tx, orderId, promise, { shipsOn: null, reason: "not_ready", toldBy: null });
  });
}

async function endUnanswered(world: World, orderId: string): Promise<void> {
  const { on } = warehouseTime(world);
  const order = await findOrderById(world.db.queries, orderId);
  const { last } = await findPromise(world.db.queries, orderId);
  if (!last) return;
  const refused = await endDelayed(world, order, last, "silence", (now) => isLapsed(now, on));
  // The money is on its way back already, or its bank has asked for it: what is to be done then, a person decides.
  if (refused && refused.reason !== "delay_over")
    world.log.warn({ orderNumber: order.orderNumber, reason: refused.reason }, "a late order could not be ended");
}
