import type { answerDelay as call } from "#contract/order-delays.ts";
import { isCanceled, isLapsed } from "#rules/order/ship-delay.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { endDelayed, refuseGone } from "../delays/end-delayed.ts";
import { answerDelay as noteAnswer, findPromise } from "../delays/ship-delays-table.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { Handler } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { findOrderById, lockOrder } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { findOpenOrder } from "./find-open-order.ts";

/**
 * What a buyer makes of a delay, also by the link of its mail: they wait, or everything goes back. Again is answered as the
 * first time. Who has agreed to wait may still have the money back until it ships; not the other way round.
 */
export const answerDelay: Handler<typeof call> = async ({ world, principal, body }) => {
  const open = await findOpenOrder(world, principal, body.OrderNumber);
  if (!open) return refuse("order_unknown");
  const refused = body.Answer === "wait" ? await agree(world, open.id) : await reject(world, open.id);
  if (refused) return refused;
  const { state } = await findOrderById(world.db.queries, open.id);
  return { reply: { Success: true as const, State: state } };
};

function agree(world: World, orderId: string): Promise<Refusal | null> {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { last } = await findPromise(tx, orderId);
    if (!last || isCanceled(last) || isLapsed(last, warehouseTime(world).on)) return refuse("delay_over");
    const gone = await refuseGone(world, tx, order);
    if (gone || last.answer === "wait") return gone;
    const now = world.now();
    await noteAnswer(tx, last, "wait", now);
    await appendOrderEvent(tx, orderId, { name: "delay_accepted", detail: { number: last.number } }, now);
    return null;
  });
}

async function reject(world: World, orderId: string): Promise<Refusal | null> {
  const order = await findOrderById(world.db.queries, orderId);
  const { last } = await findPromise(world.db.queries, orderId);
  return last ? endDelayed(world, order, last, "cancel") : refuse("delay_over");
}
