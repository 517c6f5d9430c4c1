import type { RmaState } from "#rules/rma/rma-states.ts";
import type { Tx } from "../db/database.ts";
import { lockOrder } from "../orders/orders-table.ts";

/** A return by its number as it is under its order's lock, which its buyer takes as well. Null where there is none. */
export async function lockRma(
  tx: Tx,
  rmaNumber: string,
): Promise<{ id: string; orderId: string; state: RmaState; version: number } | null> {
  const found = await tx
    .selectFrom("rmas")
    .select(["id", "order_id"])
    .where("rma_number", "=", rmaNumber)
    .executeTakeFirst();
  if (!found) return null;
  await lockOrder(tx, found.order_id);
  return tx
    .selectFrom("rmas")
    .select(["id", "order_id as orderId", "state", "version"])
    .where("id", "=", found.id)
    .executeTakeFirstOrThrow();
}
