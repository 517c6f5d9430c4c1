import type { Tx } from "../db/database.ts";
import { lockPoints } from "./point-entries-table.ts";

/**
 * A change made an order smaller: of the points that it spent those above `used` come back, and of those it earns the
 * ones above `earned` go. Never the other way round. The order is locked; again is a no-op.
 */
export async function lowerPoints(
  tx: Tx,
  orderId: string,
  { used, earned }: { used: number; earned: number },
  now: Date,
): Promise<void> {
  const { member_id: memberId } = await tx
    .selectFrom("orders")
    .select("member_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (memberId === null) return;
  await lockPoints(tx, memberId);
  const entries = await tx
    .selectFrom("point_entries")
    .select(["kind", "points"])
    .where("order_id", "=", orderId)
    .where("member_id", "=", memberId)
    .execute();
  const sum = (...kinds: string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((all, { points }) => all + points, 0);
  const back = -sum("spend", "give_back") - used;
  const gone = sum("earn", "claw_back") - earned;
  const row = { member_id: memberId, order_id: orderId, at: now };
  if (back > 0)
    await tx
      .insertInto("point_entries")
      .values({ ...row, kind: "give_back", points: back })
      .execute();
  if (gone > 0)
    await tx
      .insertInto("point_entries")
      .values({ ...row, kind: "claw_back", points: -gone })
      .execute();
}
