import type { World } from "../world.ts";
import { lockPoints, pointBalanceOf } from "./point-entries-table.ts";

/**
 * What a member can spend, counted once and kept until the ledger changes (S413): the tables drop what is kept with
 * every entry and when an order ships, so that no node answers what was true before.
 */
export async function pointTotal({ db }: Pick<World, "db">, memberId: number): Promise<number> {
  const kept = await db.queries
    .selectFrom("point_totals")
    .select("total")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return kept?.total ?? countPoints(db, memberId);
}

function countPoints(db: World["db"], memberId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPoints(tx, memberId);
    const total = await pointBalanceOf(tx, memberId);
    await tx
      .insertInto("point_totals")
      .values({ member_id: memberId, total })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet({ total }))
      .execute();
    return total;
  });
}
