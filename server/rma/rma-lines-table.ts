import { type RawBuilder, sql } from "kysely";
import { type AcceptedLine, checkAccepted, checkReceived, type ReceivedLine } from "#rules/rma/check-rma-lines.ts";
import type { RmaCondition } from "#rules/rma/rma-states.ts";
import type { Refusal } from "#rules/refusal.ts";
import type { Queries, Tx } from "../db/database.ts";

/** A line of a return: what was asked, what staff decided of it, what came, and what went back for it or is on its way. */
export interface RmaLineRow {
  lineId: number;
  /** Its place in the order, from 1. */
  line: number;
  name: string;
  /** Color of its light, six hex characters; empty where none was chosen. */
  light: string;
  units: number;
  accepted: number | null;
  why: string;
  received: number | null;
  condition: RmaCondition | null;
  /** The least of the three: what the store takes back by it. */
  granted: number;
  refundedUnits: number;
  /** Without its tax, and the tax. */
  refundedCents: number;
  refundedTaxCents: number;
}

/** The lines of a return, or of the row of `rmas` that is selected around it. */
export function rmaLines(rmaId: RawBuilder<unknown>): RawBuilder<RmaLineRow> {
  return sql<RmaLineRow>`select order_line_id as "lineId", position + 1 as line, description as name,
      coalesce(facts ->> 'light', '') as light, rma_lines.units,
      accepted, refused_why as why, received, condition, granted, coalesce(back.units, 0)::int as "refundedUnits",
      coalesce(back.cents, 0)::bigint as "refundedCents", coalesce(back.tax, 0)::bigint as "refundedTaxCents"
    from rma_lines join order_lines on order_lines.id = order_line_id
    left join lateral (
      select sum(refund_parts.units) as units, sum(refund_parts.amount_cents) as cents,
        sum(refund_parts.tax_cents) as tax
      from refund_parts join refunds on refunds.id = refund_id
      where refunds.rma_id = rma_lines.rma_id and refund_parts.order_line_id = rma_lines.order_line_id
        and refunds.state <> 'failed'
    ) as back on true
    where rma_lines.rma_id = ${rmaId} order by position`;
}

export async function listRmaLines(queries: Queries | Tx, rmaId: string): Promise<RmaLineRow[]> {
  const { rows } = await rmaLines(sql`${rmaId}::uuid`).execute(queries);
  return rows;
}

/** Notes what of a return of a locked order is accepted; of a line that is not named all that may be. */
export async function acceptLines(tx: Tx, rmaId: string, said: readonly AcceptedLine[]): Promise<Refusal | null> {
  const lines = await listRmaLines(tx, rmaId);
  const open = lines.map(({ line, granted, refundedUnits }) => ({ line, least: refundedUnits, most: granted }));
  const refusal = checkAccepted(open, said);
  if (refusal) return refusal;
  for (const { line, lineId, units, granted, accepted } of lines) {
    const one = said.find((each) => each.line === line);
    // All that may be is what was decided before, though not all of that came.
    const now = one === undefined || one.units === granted ? (accepted ?? units) : one.units;
    await tx
      .updateTable("rma_lines")
      .set({ accepted: now, ...(one && one.why !== "" && { refused_why: now === units ? "" : one.why }) })
      .where("rma_id", "=", rmaId)
      .where("order_line_id", "=", lineId)
      .execute();
  }
  return null;
}

/** Notes what of a return of a locked order has come; of a line that is not named all that was accepted. */
export async function receiveLines(
  tx: Tx,
  rmaId: string,
  said: readonly (ReceivedLine & { condition: RmaCondition | null })[],
): Promise<Refusal | null> {
  const lines = await listRmaLines(tx, rmaId);
  const refusal = checkReceived(
    lines.map(({ line, units, granted }) => ({ line, least: 0, most: units, expected: granted })),
    said,
  );
  if (refusal) return refusal;
  for (const { line, lineId, granted } of lines) {
    const one = said.find((each) => each.line === line);
    const received = one?.units ?? granted;
    await tx
      .updateTable("rma_lines")
      .set({ received, condition: received > 0 ? (one?.condition ?? null) : null })
      .where("rma_id", "=", rmaId)
      .where("order_line_id", "=", lineId)
      .execute();
  }
  return null;
}
