import { sql } from "kysely";
import { type GivenBack, refundEntries } from "#rules/points/points-ledger.ts";
import type { Tx } from "../db/database.ts";
import { lockPoints } from "./point-entries-table.ts";

export const ALL_OF_IT: GivenBack = { back: 1, paid: 1 };

/**
 * What refunds of an order mean for points: earned ones go, spent ones come back, by the part of the merchandise that
 * went back; so do those of whoever's link led to it. It is counted, so that again is a no-op, and what a refund took and
 * gave turns round when it fails after all. Nothing happens where the order had no points.
 */
export async function returnPoints(tx: Tx, orderId: string, given: GivenBack, now: Date): Promise<void> {
  const { rows: members } = await sql<{ memberId: number }>`select distinct member_id as "memberId" from point_entries
    where order_id = ${orderId} order by 1`.execute(tx);
  for (const { memberId } of members) await returnOf(tx, { orderId, memberId }, given, now);
}

async function returnOf(
  tx: Tx,
  { orderId, memberId }: { orderId: string; memberId: number },
  given: GivenBack,
  now: Date,
): Promise<void> {
  await lockPoints(tx, memberId);
  const own = await tx
    .selectFrom("point_entries")
    .select(["kind", "points"])
    .where("order_id", "=", orderId)
    .where("member_id", "=", memberId)
    .orderBy("id")
    .execute();
  const { shared_by, points_earned, points_used } = await tx
    .selectFrom("orders")
    .select(["shared_by", "points_earned", "points_used"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const most = shared_by === memberId ? {} : { earned: points_earned, spent: points_used };
  for (const { kind, points } of refundEntries(own, given, most))
    await tx
      .insertInto("point_entries")
      .values({ member_id: memberId, order_id: orderId, kind, points, at: now })
      .execute();
}
