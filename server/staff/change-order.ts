import type { SeenOrder, StaffOrder } from "#contract/staff-orders.ts";
import type { FloorMove } from "#rules/order/floor-moves.ts";
import type { Made } from "#rules/order/order-stages.ts";
import type { MoveEvent } from "../orders/order-events.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { AuditedAct } from "#rules/staff/staff-acts.ts";
import type { Tx } from "../db/database.ts";
import type { Staff } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import { findOrderByNumber, lockOrder, type OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import { noteStaffAct } from "./staff-log.ts";
import { madeIn, stoppedBy } from "./floor-facts.ts";
import { viewStaffOrder } from "./view-staff-order.ts";

/** Who does what, by the row of `routes.ts`. */
export interface Acting {
  principal: Staff;
  act: AuditedAct;
}

/** A locked order, as a change decides on it. */
export interface LockedOrder extends OrderRow {
  made: Made;
}

/** What a change did, for the log. */
export interface OrderChange {
  ok: true;
  before?: object;
  after?: object;
  reason?: string;
}

/**
 * One change of an order by staff: under the order's lock, refused where the order has changed since it was seen, written
 * to the log in the same transaction under the row's own name. Answers the order as it is then.
 */
export async function changeOrder(
  world: World,
  { principal, act }: Acting,
  seen: SeenOrder,
  change: (tx: Tx, order: LockedOrder) => Promise<OrderChange | Refusal>,
): Promise<HandlerAnswer<StaffOrder>> {
  const done = await world.db.transaction(async (tx) => {
    const found = await findOrderByNumber(tx, seen.OrderNumber);
    if (!found) return refuse("order_unknown");
    const order = await lockOrder(tx, found.id);
    const stale = await refuseStale(tx, order.id, seen.Version);
    if (stale) return stale;
    const changed = await change(tx, { ...order, made: await madeIn(tx, order.id) });
    if (changed.ok) await noteOrderAct(world, tx, { principal, act }, { ...order, seen: seen.Version }, changed);
    return changed;
  });
  return done.ok ? { reply: await viewStaffOrder(world, principal, seen.OrderNumber) } : done;
}

/** Refuses what was decided on an order that has changed since. The order is locked. */
export async function refuseStale(tx: Tx, orderId: string, seen: number): Promise<Refusal<"order_changed"> | null> {
  const { row_version: version } = await tx
    .selectFrom("orders")
    .select("row_version")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return version === seen ? null : refuse("order_changed");
}

/**
 * Writes an act on an order to the log. What others saw of the order is old with it, by one: where the act has moved the
 * order, or changed it else, it is so already.
 */
export async function noteOrderAct(
  world: Pick<World, "now">,
  tx: Tx,
  { principal, act }: Acting,
  { id, orderNumber, seen }: Pick<OrderRow, "id" | "orderNumber"> & { seen: number },
  { before, after, reason }: Omit<OrderChange, "ok">,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set((eb) => ({ row_version: eb("row_version", "+", 1) }))
    .where("id", "=", id)
    .where("row_version", "=", seen)
    .execute();
  await noteStaffAct(world, tx, {
    staffId: principal.staffId,
    act: act.audit,
    subject: `order:${orderNumber}`,
    ...(before && { before }),
    ...(after && { after }),
    ...(reason !== undefined && { reason }),
    clientKey: principal.clientKey,
  });
}

/** Refuses work on an order that is held, or whose money is on its way back; a trigger holds the same. */
export async function refuseStopped(tx: Tx, order: Pick<OrderRow, "id">): Promise<Refusal | null> {
  const stopped = await stoppedBy(tx, order.id);
  if (stopped.refund) return refuse("refund_under_way");
  return stopped.hold ? refuse("order_held", { reason: stopped.hold.reason }) : null;
}

/** What the buyer's timeline holds of a move. */
export const EVENT_OF = {
  start_build: { name: "order_building", detail: { isBack: false } },
  send_to_test: { name: "order_testing", detail: {} },
  back_to_bench: { name: "order_building", detail: { isBack: true } },
  pack: { name: "order_packed", detail: {} },
  deliver: { name: "order_delivered", detail: {} },
} as const satisfies Record<Exclude<FloorMove, "ship">, MoveEvent>;
