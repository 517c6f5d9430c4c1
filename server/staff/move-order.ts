import type { shipOrder as shipCall, startBuild as startCall } from "#contract/staff-orders.ts";
import { type Carrier, readTracking } from "#rules/order/carriers.ts";
import { type FloorMove, moveTo, isBoxed } from "#rules/order/floor-moves.ts";
import { staysInHouse } from "#rules/order/test-orders.ts";
import { isCanceled, isLapsed } from "#rules/order/ship-delay.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import { findPromise } from "../delays/ship-delays-table.ts";
import { arrivalFrom, warehouseTime } from "../delays/tell-delay.ts";
import type { StaffActHandler } from "../http/route.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import type { MoveEvent } from "../orders/order-events.ts";
import { findWaitingRevision } from "../orders/revisions-table.ts";
import type { World } from "../world.ts";
import { changeOrder, EVENT_OF, type LockedOrder, type OrderChange, refuseStopped } from "./change-order.ts";

/** All moves without facts of their own have this shape. */
type PlainMove = typeof startCall;

/** A move of the floor, where the table of moves has it and nothing stops the order. */
const moves =
  (move: keyof typeof EVENT_OF): StaffActHandler<PlainMove> =>
  ({ world, principal, act, body }) =>
    changeOrder(world, { principal, act }, body, (tx, order) => makeMove(world, tx, order, move, EVENT_OF[move]));

export const startBuild = moves("start_build");

export const deliverOrder = moves("deliver");

export function deliverParcel(
  world: Pick<World, "now" | "config" | "settings">,
  tx: Tx,
  order: LockedOrder,
): Promise<OrderChange | Refusal> {
  return makeMove(world, tx, order, "deliver", EVENT_OF.deliver);
}

/** The parcel's row, the order's state and what follows it in one transaction: a parcel is told of once. */
export const shipOrder: StaffActHandler<typeof shipCall> = ({ world, principal, act, body }) => {
  const { Carrier: carrier } = body;
  const tracking = readTracking(carrier, body.Tracking);
  if (tracking === null) return Promise.resolve(refuse("tracking_invalid", { carrier }, [{ field: "Tracking" }]));
  return changeOrder(world, { principal, act }, body, (tx, order) =>
    shipParcel(world, tx, order, { carrier, tracking, shippedBy: principal.staffId }),
  );
};

export async function shipParcel(
  world: Pick<World, "now" | "config" | "settings">,
  tx: Tx,
  order: LockedOrder,
  { carrier, tracking, shippedBy }: { carrier: Carrier; tracking: string; shippedBy: number },
): Promise<OrderChange | Refusal> {
  const refusal = await refuseMove(world, tx, order, "ship");
  if (!("to" in refusal)) return refusal;
  await tx
    .insertInto("shipments")
    .values({ order_id: order.id, carrier, tracking, shipped_by: shippedBy, shipped_at: world.now() })
    .execute();
  // What leaves late arrives late.
  const arrives = await arrivalFrom(world, tx, order.id, warehouseTime(world).on);
  await tx.updateTable("orders").set(arrives).where("id", "=", order.id).execute();
  const moved = await makeMove(world, tx, order, "ship", { name: "order_shipped", detail: { carrier, tracking } });
  return moved.ok ? { ...moved, after: { ...moved.after, carrier, tracking } } : moved;
}

/** Nobody agreed to wait for it, or its buyer wants the money back: what is paid back never leaves (16 CFR 435.2(c)). */
async function isOver(world: Pick<World, "now" | "config" | "settings">, tx: Tx, orderId: string): Promise<boolean> {
  const { last } = await findPromise(tx, orderId);
  return last !== null && (isCanceled(last) || isLapsed(last, warehouseTime(world).on));
}

/** The state and what follows it, where the table of moves has the move and nothing stops the order. */
export async function makeMove(
  world: Pick<World, "now" | "config" | "settings">,
  tx: Tx,
  order: LockedOrder,
  move: FloorMove,
  event: MoveEvent,
): Promise<OrderChange | Refusal> {
  const found = await refuseMove(world, tx, order, move);
  if (!("to" in found)) return found;
  const { state } = await moveOrderBy(tx, order, event, world.now());
  return { ok: true, before: { state: order.state }, after: { state } };
}

/** Where the move takes the order, or why it may not be made. What has arrived is told of an order whatever stops it. */
export async function refuseMove(
  world: Pick<World, "now" | "config" | "settings">,
  tx: Tx,
  order: LockedOrder,
  move: FloorMove,
): Promise<{ to: OrderState } | Refusal> {
  if (staysInHouse(order, world.settings.isTest)) return refuse("test_order_stays");
  const to = moveTo(move, order.state, order.made);
  if (to === null) return refuse("order_not_there", { state: order.state });
  const stopped = move === "deliver" ? null : await refuseStopped(tx, order);
  if (stopped) return stopped;
  if (move === "ship" && (await isOver(world, tx, order.id))) return refuse("delay_lapsed");
  // It may go elsewhere, or be less.
  return isBoxed(to) && (await findWaitingRevision(tx, order.id)) ? refuse("change_waits") : { to };
}
