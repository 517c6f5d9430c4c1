import { sql } from "kysely";
import type { PointsEntry } from "#rules/points/points-ledger.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import type { Queries, Tx } from "../db/database.ts";

const DAY_MS = 86_400_000;

/** SQL of an entry that counts, with its order joined: what was earned, and what a refund takes of it, waits until the order ships (A25). */
export const COUNTS = `kind not in ('earn', 'claw_back') or orders.shipped_at is not null`;

/** An entry as it is kept, and as the rules read it. `orderNumber` is empty for what no order caused; `at` is ISO 8601. */
export interface KeptPointsEntry extends PointsEntry {
  orderNumber: string;
  /** Of a correction; empty for every other kind. */
  reason: string;
  at: string;
}

/** A member's ledger, oldest first. */
export async function listPointEntries(
  queries: Queries | Tx,
  memberId: number,
  { points }: Pick<StoreConfig, "points">,
): Promise<KeptPointsEntry[]> {
  const rows = await queries
    .selectFrom("point_entries")
    .leftJoin("orders", "orders.id", "point_entries.order_id")
    .leftJoin("points_corrections", "points_corrections.key", "point_entries.correction")
    .select([
      "points_corrections.reason",
      "point_entries.kind",
      "point_entries.points",
      "point_entries.order_id",
      "point_entries.at",
      "orders.order_number",
      "orders.member_id as buyer_id",
      "orders.shipped_at",
    ])
    .where("point_entries.member_id", "=", memberId)
    .orderBy("point_entries.id")
    .execute();
  return rows.map(({ kind, points: signed, order_id, order_number, buyer_id, shipped_at, reason, at }) => {
    const waits = kind === "earn" || kind === "claw_back";
    const expires = kind === "earn" && shipped_at !== null;
    return {
      kind,
      points: signed,
      orderId: order_id ?? "",
      // A friend's order is the friend's business.
      orderNumber: buyer_id === memberId ? (order_number ?? "") : "",
      reason: reason ?? "",
      at: at.toISOString(),
      availableAt: (waits ? shipped_at : at)?.toISOString() ?? null,
      expiresAt: expires ? new Date(shipped_at.getTime() + points.expireAfterDays * DAY_MS).toISOString() : null,
    };
  });
}

/** What a member can spend now. Below zero only after a claw-back. */
export async function pointBalanceOf(queries: Queries | Tx, memberId: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select coalesce(sum(points), 0)::int as balance
    from point_entries left join orders on orders.id = order_id
    where point_entries.member_id = ${memberId} and (${sql.raw(COUNTS)})`.execute(queries);
  return rows[0]?.balance ?? 0;
}

/** Until the transaction ends nobody else writes or counts this member's points. A statement after it sees all that was written before. */
export async function lockPoints(tx: Tx, memberId: number): Promise<void> {
  await sql`select lock_points(${memberId})`.execute(tx);
}
