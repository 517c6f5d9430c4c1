import { mayMoveOrder } from "#rules/order/order-states.ts";
import { type EffectByJob, type MoveEffect, whatFollows } from "#rules/order/what-follows.ts";
import { takeBoughtOut } from "../carts/carts-table.ts";
import type { Tx } from "../db/database.ts";
import { giveCouponBack, releaseHolds } from "../holds/holds.ts";
import { returnToShelf } from "../holds/return-to-shelf.ts";
import { type MoveEvent, STATE_AFTER } from "../orders/order-events.ts";
import { type OrderRow, choicesOf } from "../orders/orders-table.ts";
import { freePoints } from "../points/free-points.ts";
import { ALL_OF_IT, returnPoints } from "../points/return-points.ts";
import { endLongerWarranties } from "../warranties/longer-warranties-table.ts";
import { type EffectInStatement, MOVE_STATEMENTS } from "./move-statements.ts";

type Effect = (tx: Tx, order: OrderRow, now: Date) => Promise<void>;
/** The statement closes a cart that is as it was ordered. */
type EffectInCode = Exclude<MoveEffect, EffectInStatement | EffectByJob> | "close_cart";

/** What follows a move by rules of code, with locks of its own: the statement that moved the order sees one snapshot. */
const IN_CODE: Record<EffectInCode, Effect> = {
  release_holds: releaseHolds,
  close_cart: (tx, { id, cartId }, now) => takeBoughtOut(tx, { id, cartId, bought: () => choicesOf(tx, id) }, now),
  free_points: (tx, { id }) => freePoints(tx, id),
  return_units: (tx, { id }) => returnToShelf(tx, id, "all"),
  free_coupon: (tx, { id }) => giveCouponBack(tx, id),
  return_points: (tx, { id }, now) => returnPoints(tx, id, ALL_OF_IT, now),
  end_warranties: (tx, { id }, now) => endLongerWarranties(tx, id, "all", now),
};

/**
 * Moves a locked order to where its event takes it, with all that follows, and returns it as it is then. There is no other
 * way to move one but `NOTE_CAPTURED`, whose parts are these. A move that the table of states does not have is a mistake
 * of ours, not of the shopper's.
 */
export async function moveOrderBy<Order extends OrderRow>(
  tx: Tx,
  order: Order,
  event: MoveEvent,
  now: Date,
): Promise<Order> {
  const to = STATE_AFTER[event.name];
  const statement = mayMoveOrder(order.state, to, order.isTestMode)
    ? MOVE_STATEMENTS.get(`${order.state} ${to}`)
    : null;
  const { id: orderId, orderNumber } = order;
  const [done] = (await statement?.run(tx, { orderId, event: event.name, detail: event.detail, now })) ?? [];
  if (!done) throw new Error(`Order ${orderNumber} cannot go from ${order.state} to ${to}`);
  const moved = { ...order, state: to };
  for (const effect of whatFollows(order.state, to)) if (isInCode(effect)) await IN_CODE[effect](tx, moved, now);
  return moved;
}

function isInCode(effect: MoveEffect): effect is EffectInCode {
  return Object.hasOwn(IN_CODE, effect);
}
