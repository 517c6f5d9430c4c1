import { cents } from "#rules/money/cents.ts";
import { type AskedPart, leftToRefund } from "#rules/refund/price-refund.ts";
import { refuse, type Refusal } from "#rules/refusal.ts";
import { checkReturnRefund } from "#rules/rma/check-return-refund.ts";
import { RMA_CALLED_OFF, RMA_HERE, type RmaState } from "#rules/rma/rma-states.ts";
import type { Tx } from "../db/database.ts";
import { loadRefundable } from "../refunds/load-refundable.ts";
import { listRmaLines } from "./rma-lines-table.ts";

const CALLED_OFF: readonly RmaState[] = RMA_CALLED_OFF;

/** Whether this much may go back for a return, as it is under its order's lock. Null when it may. */
export async function refuseReturnRefund(
  tx: Tx,
  { rmaId, orderId }: { rmaId: string; orderId: string },
  asked: readonly AskedPart[],
): Promise<Refusal | null> {
  const { state } = await tx.selectFrom("rmas").select("state").where("id", "=", rmaId).executeTakeFirstOrThrow();
  if (CALLED_OFF.includes(state)) return refuse("rma_moved");
  if (!RMA_HERE.includes(state)) return refuse("rma_not_here");
  const refundable = await loadRefundable(tx, orderId);
  if (!refundable) return refuse("refund_not_paid");
  const { paid, given } = refundable;
  const lines = await listRmaLines(tx, rmaId);
  const returned = lines.flatMap(({ lineId, granted, refundedUnits, refundedCents }) => {
    const part = paid.find((one) => one.lineId === lineId)?.part;
    return typeof part === "number" ? [{ part, units: granted, refundedUnits, refunded: cents(refundedCents) }] : [];
  });
  return checkReturnRefund(returned, { paid, left: leftToRefund(paid, given) }, asked);
}
