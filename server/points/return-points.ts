import { type GivenBack, refundEntries } from "#rules/points/points-ledger.ts";
import type { Tx } from "../db/database.ts";
import { lockPoints } from "./point-entries-table.ts";

export const ALL_OF_IT: GivenBack = { back: 1, paid: 1 };

/**
 * What a refund of an order means for points: earned ones go, spent ones come back, by the part of the merchandise that
 * went back. Told twice it does it once. Nothing happens where no merchandise went back, or the order had no points.
 */
export async function returnPoints(tx: Tx, orderId: string, given: GivenBack, now: Date): Promise<void> {
  if (given.back === 0) return;
  const order = await tx.selectFrom("orders").select("member_id").where("id", "=", orderId).executeTakeFirst();
  const memberId = order?.member_id ?? null;
  if (memberId === null) return;
  await lockPoints(tx, memberId);
  const own = await tx
    .selectFrom("point_entries")
    .select(["kind", "points"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  for (const { kind, points } of refundEntries(own, given))
    await tx
      .insertInto("point_entries")
      .values({ member_id: memberId, order_id: orderId, kind, points, at: now })
      .execute();
}
