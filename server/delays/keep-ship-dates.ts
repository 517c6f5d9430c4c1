import { isLapsed, isNoticeDue } from "#rules/order/ship-delay.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { findOrderById, lockOrder } from "../orders/orders-table.ts";
import { eachRecord } from "../retries/each-record.ts";
import type { World } from "../world.ts";
import { endDelayed } from "./end-delayed.ts";
import { findPromise, type LateOrder, listPromisesEnding, listUnanswered } from "./ship-delays-table.ts";
import { tellDelay, warehouseTime } from "./tell-delay.ts";

const TELL_LATE = "tell-late";
const END_UNANSWERED = "end-unanswered";

/**
 * Job: who was told nothing of an order that is late is told by the store, with the choice between waiting and a refund;
 * and an order that nobody agreed to wait for ends, with everything given back (16 CFR 435.2). Safe to run twice at once:
 * each order is locked and looked at again.
 */
export async function keepShipDates(world: World): Promise<void> {
  const { on } = warehouseTime(world);
  const record = ({ orderNumber }: LateOrder) => orderNumber;
  await eachRecord(world, {
    work: TELL_LATE,
    found: await listPromisesEnding(world, TELL_LATE, on),
    record,
    handle: ({ id }) => tellLate(world, id),
  });
  await eachRecord(world, {
    work: END_UNANSWERED,
    found: await listUnanswered(world, END_UNANSWERED, on),
    record,
    handle: ({ id }) => endUnanswered(world, id),
  });
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
  if (refused && refused.reason !== "delay_over") throw new Error(`A late order could not be ended: ${refused.reason}`);
}
