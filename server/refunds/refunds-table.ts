import { sql } from "kysely";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { PartAmounts } from "#rules/refund/price-refund.ts";
import { type RefundReason, type RefundState, UNSETTLED_REFUNDS } from "#rules/refund/refund-states.ts";
import type { Queries, Tx } from "../db/database.ts";
import { RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import type { LineId } from "./load-refundable.ts";

export interface RefundRow {
  /** Also the provider's idempotency key: the same refund asked twice is sent once. */
  id: string;
  orderId: string;
  /** The charge it goes back to; null where it goes to the order's voucher. */
  paymentId: string | null;
  voucherId: number | null;
  key: string;
  /** What was asked, as JSON text. */
  request: string;
  state: RefundState;
  amount: Cents;
  reason: RefundReason;
  sentBy: string;
  refundRef: string | null;
  /** Of a change that made the order cheaper; null for a refund of parts. */
  revisionId: string | null;
  failure: string | null;
  createdAt: Date;
  changedAt: Date;
}

const COLUMNS = [
  "refunds.id",
  "refunds.order_id",
  "refunds.payment_id",
  "refunds.voucher_id",
  "refunds.key",
  "refunds.request",
  "refunds.state",
  "refunds.amount_cents",
  "refunds.reason",
  "refunds.sent_by",
  "refunds.provider_ref",
  "refunds.revision_id",
  "refunds.failure",
  "refunds.created_at",
  "refunds.changed_at",
] as const;

function selectRefunds(queries: Queries | Tx) {
  return queries.selectFrom("refunds").select(COLUMNS);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectRefunds>["execute"]>>[number];

function toRefundRow(row: Selected): RefundRow {
  return {
    id: row.id,
    orderId: row.order_id,
    paymentId: row.payment_id,
    voucherId: row.voucher_id,
    key: row.key,
    request: JSON.stringify(row.request),
    state: row.state,
    amount: cents(row.amount_cents),
    reason: row.reason,
    sentBy: row.sent_by,
    refundRef: row.provider_ref,
    revisionId: row.revision_id,
    failure: row.failure,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

/** A refund and what it gives back; no part where nobody said what of. The order is locked. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<RefundRow, "changedAt" | "failure" | "revisionId"> & { revisionId?: string; rmaId?: string | null },
  parts: readonly (PartAmounts & LineId)[],
): Promise<RefundRow> {
  const row = await tx
    .insertInto("refunds")
    .values({
      id: refund.id,
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      voucher_id: refund.voucherId,
      key: refund.key,
      request: refund.request,
      state: refund.state,
      amount_cents: refund.amount,
      reason: refund.reason,
      sent_by: refund.sentBy,
      provider_ref: refund.refundRef,
      revision_id: refund.revisionId ?? null,
      rma_id: refund.rmaId ?? null,
      created_at: refund.createdAt,
      changed_at: refund.createdAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  const values = parts.map(({ part, lineId, units, amount, tax }, position) => ({
    refund_id: refund.id,
    position,
    order_line_id: lineId,
    charge: typeof part === "number" ? null : part,
    units,
    amount_cents: amount,
    tax_cents: tax,
  }));
  if (values.length > 0) await tx.insertInto("refund_parts").values(values).execute();
  return toRefundRow(row);
}

export async function findRefundByKey(tx: Tx, orderId: string, key: string): Promise<RefundRow | null> {
  const row = await selectRefunds(tx).where("order_id", "=", orderId).where("key", "=", key).executeTakeFirst();
  return row ? toRefundRow(row) : null;
}

/** The refunds of one press: one for each charge that it gives back from. */
export async function listRefundsByKey(tx: Tx, orderId: string, key: string): Promise<RefundRow[]> {
  const rows = await selectRefunds(tx)
    .where("order_id", "=", orderId)
    .where((eb) =>
      eb.or([eb("key", "=", key), eb(eb.fn<string>("split_part", ["key", eb.val("#"), eb.lit(1)]), "=", key)]),
    )
    .orderBy("key")
    .execute();
  return rows.map(toRefundRow);
}

export async function findRefund(queries: Queries | Tx, id: string): Promise<RefundRow | null> {
  const row = await selectRefunds(queries).where("id", "=", id).executeTakeFirst();
  return row ? toRefundRow(row) : null;
}

/** Oldest first. */
export async function listRefundsOf(queries: Queries | Tx, orderId: string): Promise<RefundRow[]> {
  const rows = await selectRefunds(queries).where("order_id", "=", orderId).orderBy("created_at").execute();
  return rows.map(toRefundRow);
}

/** Refunds whose end we do not know and that nobody has touched since `before`, with what the provider knows them by. */
export async function listUnsettledRefunds(world: World, work: string, before: Date): Promise<RefundRow[]> {
  const rows = await selectRefunds(world.db.queries)
    .where(mayBeTried(world, work, sql.ref("refunds.id")))
    .where("refunds.state", "in", UNSETTLED_REFUNDS)
    .where("refunds.changed_at", "<", before)
    .orderBy("refunds.changed_at")
    .limit(RECORDS_AT_ONCE)
    .execute();
  return rows.map(toRefundRow);
}

/** Changes a refund of a locked order and returns it as it is then. */
export async function updateRefund(
  tx: Tx,
  { id }: Pick<RefundRow, "id">,
  change: { state: RefundState; refundRef?: string | null; failure?: string | null },
  now: Date,
): Promise<RefundRow> {
  const row = await tx
    .updateTable("refunds")
    .set({
      state: change.state,
      changed_at: now,
      ...(change.refundRef !== undefined && { provider_ref: change.refundRef }),
      ...(change.failure !== undefined && { failure: change.failure }),
    })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toRefundRow(row);
}
