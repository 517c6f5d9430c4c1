import { sql } from "kysely";
import type { World } from "../world.ts";

const BATCH = 500;

/** Job: everyone who asked gets one mail through the outbox when the product can be bought again. Nobody is told twice. */
export async function tellBackInStock(world: World): Promise<void> {
  while ((await tellSome(world)) === BATCH);
}

function tellSome(world: World): Promise<number> {
  const now = world.now();
  return world.db.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`update stock_notices set told_at = ${now} where id in (
        select stock_notices.id from stock_notices
        join stock on stock.sku_id = stock_notices.sku_id
        join skus on skus.sku_id = stock_notices.sku_id and skus.active
        join products on products.id = skus.product_id and products.listed
        where told_at is null
          and (stock.policy = 'unlimited' or (stock.policy = 'tracked' and stock.on_hand > stock.held))
        order by stock_notices.id limit ${BATCH}
        for update of stock_notices skip locked
      ) returning id`.execute(tx);
    if (rows.length === 0) return 0;
    await tx
      .insertInto("outbox")
      .values(
        rows.map(({ id }) => ({
          topic: "back_in_stock",
          dedupe_key: `back_in_stock:${id}`,
          payload: JSON.stringify({ noticeId: id }),
          created_at: now,
        })),
      )
      .execute();
    return rows.length;
  });
}
