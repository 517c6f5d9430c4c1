import { type RawBuilder, sql } from "kysely";
import type { RmaView } from "#contract/rma.ts";
import { mayMoveRma, RMA_ENDED, type RmaReason, type RmaState, type RmaWants } from "#rules/rma/rma-states.ts";
import type { ReturnableLine } from "#rules/rma/check-rma.ts";
import type { Queries, Tx } from "../db/database.ts";
import { spoken } from "../languages/spoken.ts";

const { litName } = spoken.lightColors;

interface Found {
  rmaNumber: string;
  orderNumber: string;
  state: RmaState;
  wants: RmaWants;
  reason: RmaReason;
  told: string;
  answer: string;
  openedAt: Date;
  changedAt: Date;
  lines: { name: string; light: string; units: number }[];
  proofs: { name: string; addedAt: string }[];
  isMoving: boolean;
}

/** Its carrier has its parcel, under the store's label. */
const IS_MOVING = sql<boolean>`exists (
  select from shipping_labels where rma_id = rmas.id and shipping_labels.state = 'made' and parcel <> 'labelled')`;

/** The requests of a member's orders, or of one order; newest first. Those of long ago are left out where there are very many. */
export function listRmaViews(
  queries: Queries | Tx,
  whose: { memberId: number } | { orderId: string },
): Promise<RmaView[]> {
  return readRmaViews(
    queries,
    "memberId" in whose ? sql`orders.member_id = ${whose.memberId}` : sql`orders.id = ${whose.orderId}::uuid`,
  );
}

async function readRmaViews(queries: Queries | Tx, where: RawBuilder<unknown>): Promise<RmaView[]> {
  const { rows } = await sql<Found>`select rma_number as "rmaNumber", order_number as "orderNumber", rmas.state, wants,
      reason, told, answer, rmas.created_at as "openedAt", rmas.changed_at as "changedAt",
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', description, 'light', coalesce(facts ->> 'light', ''), 'units', units) order by position), '[]')
        from rma_lines join order_lines on order_lines.id = order_line_id where rma_id = rmas.id
      ) as lines,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'addedAt', added_at) order by added_at), '[]')
        from rma_proofs where rma_id = rmas.id
      ) as proofs,
      ${IS_MOVING} as "isMoving"
    from rmas join orders on orders.id = order_id where ${where}
    order by rmas.created_at desc, rma_number limit 200`.execute(queries);
  return rows.map((row) => ({
    RmaNumber: row.rmaNumber,
    OrderNumber: row.orderNumber,
    State: row.state,
    Wants: row.wants,
    Reason: row.reason,
    Told: row.told,
    Answer: row.answer,
    OpenedAt: row.openedAt.toISOString(),
    ChangedAt: row.changedAt.toISOString(),
    Lines: row.lines.map(({ name, light, units }) => ({ ItemDescription: litName(name, light), Units: units })),
    Proofs: row.proofs.map(({ name, addedAt }) => ({ Name: name, AddedAt: new Date(addedAt).toISOString() })),
    MayWithdraw: mayMoveRma(row.state, "withdrawn") && !row.isMoving,
    MayAddProof: !RMA_ENDED.includes(row.state),
  }));
}

/** One request of an order. Throws where it is not there. */
export async function viewRma(queries: Queries | Tx, orderId: string, rmaNumber: string): Promise<RmaView> {
  const [view] = await readRmaViews(queries, sql`orders.id = ${orderId}::uuid and rma_number = ${rmaNumber}`);
  if (!view) throw new Error(`Return ${rmaNumber} is not there`);
  return view;
}

/**
 * Brings a return of a locked order to its next state, which it has not been in before. What shows a request that was
 * withdrawn goes with it: nobody decides on it, and asking again and again keeps no more files than one request may.
 */
export async function moveRma(
  tx: Tx,
  { id, to, ...said }: { id: string; to: RmaState; answer?: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable("rmas")
    .set((eb) => ({ state: to, version: eb("version", "+", 1), changed_at: at, message_waits: false, ...said }))
    .where("id", "=", id)
    .execute();
  await tx.insertInto("rma_moves").values({ rma_id: id, state: to, at }).execute();
  if (to === "withdrawn") await tx.deleteFrom("rma_proofs").where("rma_id", "=", id).execute();
}

/** A return of this order by its number. */
export async function findRmaOf(
  queries: Queries | Tx,
  orderId: string,
  rmaNumber: string,
): Promise<{ id: string; state: RmaState; isMoving: boolean } | null> {
  const row = await queries
    .selectFrom("rmas")
    .select(["id", "state", IS_MOVING.as("isMoving")])
    .where("rma_number", "=", rmaNumber)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** A line of an order that may come back, with its row. */
export interface ReturnableRow extends ReturnableLine {
  id: number;
  name: string;
  /** Color of its light, six hex characters; empty where none was chosen. */
  light: string;
}

/** An order's lines and what of each may come back: it is with its buyer, not paid back, and in no request. Believed only while the order is locked. */
export async function listReturnable(queries: Queries | Tx, orderId: string): Promise<ReturnableRow[]> {
  const { rows } = await sql<ReturnableRow>`select order_lines.id, (position + 1) as position, description as name,
      coalesce(facts ->> 'light', '') as light,
      quantity as units, returnable as left
    from order_lines join line_units on line_id = order_lines.id
    where order_lines.order_id = ${orderId} and sku_id is not null and quantity > 0 order by position`.execute(queries);
  return rows;
}
