import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Queries, Tx } from "../db/database.ts";
import { lockPoints, pointBalanceOf } from "./point-entries-table.ts";

/**
 * An order takes the points that its price counts on, once; null when it has them, or spends none. The order row must be
 * locked (or new) in the same transaction. The member's points are locked before they are counted: of 50 orders at once
 * for the same points one gets them.
 */
export async function takePoints(
  tx: Tx,
  order: { id: string; pointsUsed: number },
  now: Date,
): Promise<Refusal<"points_too_few"> | null> {
  if (order.pointsUsed === 0) return null;
  const { member_id: memberId } = await tx
    .selectFrom("orders")
    .select("member_id")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  // Whose account was closed meanwhile: nobody's points are left for it.
  if (memberId === null) return refuse("points_too_few", { balance: 0 });
  await lockPoints(tx, memberId);
  if ((await spentPoints(tx, order.id)) > 0) return null;
  const balance = await pointBalanceOf(tx, memberId);
  if (balance < order.pointsUsed) return refuse("points_too_few", { balance: Math.max(0, balance) });
  await tx
    .insertInto("point_entries")
    .values({ member_id: memberId, order_id: order.id, kind: "spend", points: -order.pointsUsed, at: now })
    .execute();
  return null;
}

/** An unpaid order lets its points go; again is a no-op. */
export async function givePointsBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  if ((await spentPoints(tx, orderId)) <= 0) return;
  const memberId = await spenderOf(tx, orderId);
  if (memberId === null) return;
  await lockPoints(tx, memberId);
  const points = await spentPoints(tx, orderId);
  if (points <= 0) return;
  await tx
    .insertInto("point_entries")
    .values({ member_id: memberId, order_id: orderId, kind: "give_back", points, at: now })
    .execute();
}

/** Points that an order spends and has not given back. */
export async function spentPoints(queries: Queries | Tx, orderId: string): Promise<number> {
  const { spent } = await queries
    .selectFrom("point_entries")
    .select(({ fn }) => fn.sum<string | number | null>("points").as("spent"))
    .where("order_id", "=", orderId)
    .where("kind", "in", ["spend", "give_back"])
    .executeTakeFirstOrThrow();
  return -Number(spent ?? 0);
}

/** Who spent points on an order, by the ledger: an order that outlives its member's account has no member any more. */
async function spenderOf(tx: Tx, orderId: string): Promise<number | null> {
  const row = await tx
    .selectFrom("point_entries")
    .select("member_id")
    .where("order_id", "=", orderId)
    .where("kind", "=", "spend")
    .limit(1)
    .executeTakeFirst();
  return row?.member_id ?? null;
}
