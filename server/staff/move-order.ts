import type {
  backToBench as backCall,
  shipOrder as shipCall,
  startBuild as startCall,
} from "#contract/staff-orders.ts";
import { readTracking } from "#rules/order/carriers.ts";
import { type FloorMove, moveTo } from "#rules/order/floor-moves.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { StaffHandler } from "../http/route.ts";
import { appendOrderEvent, type OrderEvent } from "../orders/order-events.ts";
import { setOrderState } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { changeOrder, EVENT_OF, type LockedOrder, type OrderChange, refuseStopped } from "./change-order.ts";

/** All moves without facts of their own have this shape. */
type PlainMove = typeof startCall;

/** A move of the floor, where the table of moves has it and nothing stops the order. */
const moves =
  (move: keyof typeof EVENT_OF): StaffHandler<PlainMove> =>
  ({ world, principal, act, body }) =>
    changeOrder(world, { principal, act }, body, (tx, order) => makeMove(world, tx, order, move, EVENT_OF[move]));

export const startBuild = moves("start_build");
export const sendToTest = moves("send_to_test");
export const packOrder = moves("pack");
export const deliverOrder = moves("deliver");

export const backToBench: StaffHandler<typeof backCall> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    const moved = await makeMove(world, tx, order, "back_to_bench", EVENT_OF.back_to_bench);
    return moved.ok ? { ...moved, reason: body.Reason } : moved;
  });

/** The parcel's row, the order's state and its buyer's mail in one transaction: a parcel is told of once. */
export const shipOrder: StaffHandler<typeof shipCall> = ({ world, principal, act, body }) => {
  const { Carrier: carrier } = body;
  const tracking = readTracking(body.Tracking);
  if (tracking === null) return Promise.resolve(refuse("tracking_invalid", {}, [{ field: "Tracking" }]));
  return changeOrder(world, { principal, act }, body, async (tx, order) => {
    const refusal = await refuseMove(tx, order, "ship");
    if (!("to" in refusal)) return refusal;
    const now = world.now();
    await tx
      .insertInto("shipments")
      .values({ order_id: order.id, carrier, tracking, shipped_by: principal.staffId, shipped_at: now })
      .execute();
    const event = { name: "order_shipped", detail: { carrier, tracking } } as const;
    const moved = await makeMove(world, tx, order, "ship", event);
    const { id: orderId, orderNumber } = order;
    await tx
      .insertInto("outbox")
      .values({
        topic: "order_shipped",
        dedupe_key: `order_shipped:${orderNumber}`,
        payload: JSON.stringify({ orderId }),
        created_at: now,
      })
      .execute();
    return moved.ok ? { ...moved, after: { ...moved.after, carrier, tracking } } : moved;
  });
};

async function makeMove(
  world: Pick<World, "now">,
  tx: Tx,
  order: LockedOrder,
  move: FloorMove,
  event: OrderEvent,
): Promise<OrderChange | Refusal> {
  const found = await refuseMove(tx, order, move);
  if (!("to" in found)) return found;
  const now = world.now();
  await setOrderState(tx, order, found.to, now);
  await appendOrderEvent(tx, order.id, event, now);
  return { ok: true, before: { state: order.state }, after: { state: found.to } };
}

/** Where the move takes the order, or why it may not be made. What has arrived is told of an order whatever stops it. */
async function refuseMove(tx: Tx, order: LockedOrder, move: FloorMove): Promise<{ to: OrderState } | Refusal> {
  if (order.isTest) return refuse("test_order_stays");
  const to = moveTo(move, order.state, order.made);
  if (to === null) return refuse("order_not_there", { state: order.state });
  const stopped = move === "deliver" ? null : await refuseStopped(tx, order);
  return stopped ?? { to };
}
