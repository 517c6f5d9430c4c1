import type { Tx } from "../db/database.ts";
import type { OrderRow } from "./orders-table.ts";

/**
 * The store itself stops the work on a locked order of the house until a person has looked at it; who saw it before reads
 * that it has changed. Nothing happens to one that is held already.
 */
export async function holdByItself(tx: Tx, { id }: Pick<OrderRow, "id">, reason: string, now: Date): Promise<void> {
  await tx
    .insertInto("order_holds")
    .values({ order_id: id, reason, placed_by: null, placed_at: now })
    .onConflict((conflict) => conflict.column("order_id").where("lifted_at", "is", null).doNothing())
    .execute();
  await tx
    .updateTable("orders")
    .set((eb) => ({ row_version: eb("row_version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
