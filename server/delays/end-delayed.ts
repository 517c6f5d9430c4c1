import type { DelayAnswer } from "#rules/order/ship-delay.ts";
import { staysInHouse } from "#rules/order/test-orders.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import { endPaidOrder } from "../payments/end-paid-order.ts";
import type { World } from "../world.ts";
import { answerDelay, type DelayRow, findPromise } from "./ship-delays-table.ts";

const EVENTS = { cancel: "delay_rejected", silence: "delay_unanswered" } as const;

/**
 * Ends an order for a delay of it: its buyer wants the money back, or said nothing until it was too late. Once, whoever
 * ends it first: both are the same refund. `allows` is asked under the order's lock about the delay that counts then.
 */
export function endDelayed(
  world: World,
  order: Pick<OrderRow, "id" | "orderNumber" | "total">,
  { number }: Pick<DelayRow, "number">,
  answer: Extract<DelayAnswer, "cancel" | "silence">,
  allows: (last: DelayRow) => boolean = () => true,
): Promise<Refusal | null> {
  return endPaidOrder(world, order, {
    key: `delay:${number}`,
    reason: "late",
    sentBy: answer === "cancel" ? "buyer" : "store",
    async check(tx, locked) {
      const { last } = await findPromise(tx, locked.id);
      const isAsked = last?.number === number && allows(last);
      return isAsked ? refuseGone(world, tx, locked) : refuse("delay_over");
    },
    async note(tx, locked) {
      const now = world.now();
      await answerDelay(tx, { orderId: locked.id, number }, answer, now);
      await appendOrderEvent(tx, locked.id, { name: EVENTS[answer], detail: { number } }, now);
    },
  });
}

/** It has left the house, or has ended, or money of it is on its way back already. The order is locked. */
export async function refuseGone(
  { settings }: Pick<World, "settings">,
  tx: Tx,
  order: OrderRow,
): Promise<Refusal | null> {
  if (!isOnTheFloor(order.state) || staysInHouse(order, settings.isTest)) return refuse("delay_over");
  const { rows } = await sql<{ underWay: boolean }>`select exists (select from refunds where order_id = ${order.id}
    and state in ('requesting', 'unknown', 'pending')) as "underWay"`.execute(tx);
  return rows[0]?.underWay ? refuse("order_under_way") : null;
}
