import { sql } from "kysely";
import { cents } from "#rules/money/cents.ts";
import { type AskedPart, leftToRefund } from "#rules/refund/price-refund.ts";
import { refuse, type Refusal } from "#rules/refusal.ts";
import { checkReturnRefund } from "#rules/rma/check-return-refund.ts";
import { RMA_CALLED_OFF, type RmaState } from "#rules/rma/rma-states.ts";
import type { Tx } from "../db/database.ts";
import { loadRefundable } from "../refunds/load-refundable.ts";

const CALLED_OFF: readonly RmaState[] = RMA_CALLED_OFF;

/** Whether this much may go back for a return, as it is under its order's lock. Null when it may. */
export async function refuseReturnRefund(
  tx: Tx,
  { rmaId, orderId }: { rmaId: string; orderId: string },
  asked: readonly AskedPart[],
): Promise<Refusal | null> {
  const { state } = await tx.selectFrom("rmas").select("state").where("id", "=", rmaId).executeTakeFirstOrThrow();
  if (CALLED_OFF.includes(state)) return refuse("rma_moved");
  const refundable = await loadRefundable(tx, orderId);
  if (!refundable) return refuse("refund_not_paid");
  const { paid, given } = refundable;
  const { rows } = await sql<Returned>`select order_line_id as "lineId", rma_lines.units,
      coalesce(back.units, 0)::int as "refundedUnits", coalesce(back.cents, 0)::bigint as refunded
    from rma_lines left join lateral (
      select sum(refund_parts.units) as units, sum(refund_parts.amount_cents) as cents
      from refund_parts join refunds on refunds.id = refund_id
      where refunds.rma_id = rma_lines.rma_id and refund_parts.order_line_id = rma_lines.order_line_id
        and refunds.state <> 'failed'
    ) as back on true where rma_lines.rma_id = ${rmaId}`.execute(tx);
  const returned = rows.flatMap(({ lineId, units, refundedUnits, refunded }) => {
    const part = paid.find((one) => one.lineId === lineId)?.part;
    return typeof part === "number" ? [{ part, units, refundedUnits, refunded: cents(refunded) }] : [];
  });
  return checkReturnRefund(returned, { paid, left: leftToRefund(paid, given) }, asked);
}

interface Returned {
  lineId: number;
  units: number;
  refundedUnits: number;
  refunded: number;
}
