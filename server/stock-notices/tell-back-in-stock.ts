import { sql } from "kysely";
import { HAS_PAGE } from "../catalog/has-page.ts";
import { isEndingAddress } from "../members/is-ending-address.ts";
import { allRecords, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

const WORK = "tell-back-in-stock";
const IS_ENDING = sql.raw(isEndingAddress("stock_notices.email"));

/** Job: everyone who asked gets one mail through the outbox when the product can be bought again. Nobody is told twice. */
export async function tellBackInStock(world: World): Promise<void> {
  for (;;) {
    const found = await listDue(world);
    const done = await allRecords(world, { work: WORK, found, record: String, handle: (ids) => tell(world, ids) });
    if (done === 0 || found.length < RECORDS_AT_ONCE) return;
  }
}

async function listDue(world: World): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select stock_notices.id from stock_notices
      join stock on stock.sku_id = stock_notices.sku_id
      join skus on skus.sku_id = stock_notices.sku_id
      join products on products.id = skus.product_id and ${HAS_PAGE}
    where told_at is null and not ${IS_ENDING}
      and (stock.policy = 'unlimited' or (stock.policy = 'tracked' and stock.on_hand > stock.held))
      and ${mayBeTried(world, WORK, sql.ref("stock_notices.id"))}
    order by stock_notices.id limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows.map(({ id }) => id);
}

/** Claimed and written in one statement: of two nodes one tells. */
async function tell({ db, now }: World, ids: readonly number[]): Promise<void> {
  const at = now();
  await sql`
    with told as (
      update stock_notices set told_at = ${at}::timestamptz where id = any(${ids}) and told_at is null and not ${IS_ENDING}
      returning id
    )
    insert into outbox (topic, dedupe_key, payload, created_at)
    select 'back_in_stock', 'back_in_stock:' || id || ':' || ${at.toISOString()}, jsonb_build_object('noticeId', id), ${at}::timestamptz from told
    on conflict (dedupe_key) do nothing`.execute(db.queries);
}
