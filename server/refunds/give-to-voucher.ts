import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";
import type { RefundRow } from "./refunds-table.ts";
import { followUp } from "./settle-refund.ts";

/** What comes back can be spent for half a year at least, whatever the voucher's own end was. */
const AT_LEAST_DAYS = 180;
const DAY_MS = 86_400_000;

/** A refund that goes to a voucher is ours to make: it is there in the transaction that writes it. The order is locked. */
export async function giveToVoucher(
  world: Pick<World, "db" | "now" | "log">,
  tx: Tx,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  const now = world.now();
  await sql`update vouchers set expires_at = greatest(expires_at, ${new Date(now.getTime() + AT_LEAST_DAYS * DAY_MS)})
    where id = ${refund.voucherId} and expires_at is not null`.execute(tx);
  await tx
    .insertInto("voucher_entries")
    .values({
      voucher_id: refund.voucherId ?? 0,
      order_id: order.id,
      refund_id: refund.id,
      kind: "refund",
      cents: refund.amount,
      at: now,
    })
    .execute();
  await followUp(world, tx, order, refund);
}
