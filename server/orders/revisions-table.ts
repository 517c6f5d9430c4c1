import { sql } from "kysely";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import { mayMoveRevision, type RevisionState } from "#rules/revision/revision-states.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { NewRow, Row } from "../db/schema.ts";
import { RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { appendOrderEvent } from "./order-events.ts";

export interface RevisionRow {
  id: string;
  orderId: string;
  number: number;
  state: RevisionState;
  request: string;
  askedBy: string;
  why: string;
  /** Above zero it is paid first, below zero it goes back. */
  due: Cents;
  total: Cents;
  shippingAddress: ShippingAddress;
  isZipCodeUnknown: boolean;
  shipping: { methodId: number; name: string; shipsOn: string; arrivesFrom: string; arrivesUntil: string };
  /** Of each line of the order, in their order. */
  units: number[];
  pricedCart: CartToPrice;
  bill: Bill;
  configVersion: string;
  configSha256: string | null;
  expiresAt: Date;
  createdAt: Date;
}

function toRevisionRow(row: Row<"order_revisions">): RevisionRow {
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    state: row.state,
    request: JSON.stringify(row.request),
    askedBy: row.asked_by,
    why: row.reason,
    due: cents(row.due_cents),
    total: cents(row.total_cents),
    shippingAddress: row.shipping_address as ShippingAddress,
    isZipCodeUnknown: row.zip_code_unknown,
    shipping: {
      methodId: row.shipping_method_id,
      name: row.shipping_name,
      shipsOn: row.ships_on,
      arrivesFrom: row.arrives_from,
      arrivesUntil: row.arrives_until,
    },
    units: row.units,
    pricedCart: row.priced_cart,
    bill: row.priced_steps as Bill,
    configVersion: row.config_version,
    configSha256: row.config_sha256,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

export async function insertRevision(tx: Tx, row: NewRow<"order_revisions">): Promise<RevisionRow> {
  return toRevisionRow(await tx.insertInto("order_revisions").values(row).returningAll().executeTakeFirstOrThrow());
}

export async function findRevision(queries: Queries | Tx, id: string): Promise<RevisionRow | null> {
  const row = await queries.selectFrom("order_revisions").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toRevisionRow(row) : null;
}

/** By its number: 0 is the order as it was placed, and is there once there is another one. */
export async function listRevisions(queries: Queries | Tx, orderId: string): Promise<RevisionRow[]> {
  const rows = await queries
    .selectFrom("order_revisions")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("number")
    .execute();
  return rows.map(toRevisionRow);
}

export async function findRevisionByKey(tx: Tx, orderId: string, key: string): Promise<RevisionRow | null> {
  const row = await tx
    .selectFrom("order_revisions")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row ? toRevisionRow(row) : null;
}

/** The change of an order that waits for its payment; there is one at most. */
export async function findWaitingRevision(queries: Queries | Tx, orderId: string): Promise<RevisionRow | null> {
  const row = await queries
    .selectFrom("order_revisions")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting_payment")
    .executeTakeFirst();
  return row ? toRevisionRow(row) : null;
}

/** Moves a revision of a locked order, tells its story and its buyer. False where it has moved already. */
export async function moveRevision(
  tx: Tx,
  { id, orderId, number, total, state: from }: RevisionRow,
  state: Exclude<RevisionState, "waiting_payment">,
  now: Date,
): Promise<boolean> {
  if (!mayMoveRevision(from, state)) return false;
  const { numUpdatedRows } = await tx
    .updateTable("order_revisions")
    .set({ state, changed_at: now })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await noteRevision(tx, { id, orderId, number, total }, state, now);
  return true;
}

/** What has become of a revision, on the order's timeline and in a mail to its buyer; once for each. */
export async function noteRevision(
  tx: Tx,
  { id, orderId, number, total }: Pick<RevisionRow, "id" | "orderId" | "number" | "total">,
  state: RevisionState,
  now: Date,
): Promise<void> {
  const detail = { revisionId: id, number, totalCents: total };
  if (state === "applied") await appendOrderEvent(tx, orderId, { name: "order_revised", detail }, now);
  else if (state === "waiting_payment") await appendOrderEvent(tx, orderId, { name: "revision_asked", detail }, now);
  else await appendOrderEvent(tx, orderId, { name: "revision_ended", detail: { ...detail, reason: state } }, now);
  await tx
    .insertInto("outbox")
    .values({
      topic: "order_change",
      dedupe_key: `order_change:${id}:${state}`,
      payload: JSON.stringify({ revisionId: id, state }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable("orders")
    .set((eb) => ({ row_version: eb("row_version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
}

/** Of waiting revisions those whose time is over. */
export async function expiredRevisions(
  world: Pick<World, "db" | "now">,
  work: string,
): Promise<{ orderId: string; orderNumber: string }[]> {
  const { rows } = await sql<{ orderId: string; orderNumber: string }>`
    select order_id as "orderId", order_number as "orderNumber"
    from order_revisions join orders on orders.id = order_id
    where order_revisions.state = 'waiting_payment' and expires_at < ${world.now()}
      and ${mayBeTried(world, work, sql.ref("order_number"))}
    order by expires_at limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows;
}
