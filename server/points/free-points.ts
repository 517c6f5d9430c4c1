import type { Tx } from "../db/database.ts";
import { lockPoints } from "./point-entries-table.ts";

/**
 * What an order earned can be spent from now on: its member's total is counted anew. The lock comes first, so that whoever
 * counted before it is done, and whoever counts after it sees the order shipped.
 */
export async function freePoints(tx: Tx, orderId: string): Promise<void> {
  const { member_id: memberId } = await tx
    .selectFrom("orders")
    .select("member_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (memberId === null) return;
  await lockPoints(tx, memberId);
  await tx.deleteFrom("point_totals").where("member_id", "=", memberId).execute();
}
