import { sql } from "kysely";
import { HAS_PAGE } from "../catalog/has-page.ts";
import { isEndingAddress } from "../members/is-ending-address.ts";
import { allRecords, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

const WORK = "tell-alerts";
const IS_ENDING = sql.raw(isEndingAddress("alerts.email"));

/** Somebody to write to, and the coupon that it is about, if any. */
interface DueAlert {
  id: string;
  code: string | null;
}

/**
 * Job: who asked is written to through the outbox when it has happened. A price or a code for one product is told once;
 * news goes on with the next code. Nobody is told twice of one.
 */
export async function tellAlerts(world: World): Promise<void> {
  for (;;) {
    const found = await listDue(world);
    const done = await allRecords(world, {
      work: WORK,
      found,
      record: ({ id }) => id,
      handle: (alerts) => tell(world, alerts),
    });
    if (done === 0 || found.length < RECORDS_AT_ONCE) return;
  }
}

/** `used` counts holds of unpaid orders, too: a code without a use left helps nobody. */
async function listDue(world: World): Promise<DueAlert[]> {
  const at = world.now();
  const { rows } = await sql<DueAlert>`
    select alerts.id, coupon.code
    from alerts
      left join skus on skus.sku_id = alerts.sku_id
      left join products on products.id = skus.product_id and ${HAS_PAGE}
      left join stock on stock.sku_id = skus.sku_id
      left join lateral (
        select code from coupons
        where alerts.kind <> 'price_drop' and listed and starts_at <= ${at}::timestamptz
          and starts_at > coalesce(alerts.told_at, alerts.confirmed_at)
          and (ends_at is null or ends_at > ${at}::timestamptz)
          and (use_limit is null or use_limit > used)
          and (alerts.kind = 'news' or products.id is not null and skus.deposit_cents is null
            and alerts.sku_id <> all (except_sku_ids)
            and (only_sku_ids = '{}' or alerts.sku_id = any (only_sku_ids))
            and (only_kinds = '{}' or case products.kind when 'pc' then 'desktop' else products.kind end = any (only_kinds)))
        order by starts_at desc limit 1
      ) as coupon on true
    where alerts.confirmed_at is not null and not ${IS_ENDING} and (alerts.told_at is null or alerts.kind = 'news')
      and (coupon.code is not null or alerts.kind = 'price_drop' and products.id is not null
        and skus.price_cents < alerts.below_cents
        and (alerts.target_cents is null or skus.price_cents <= alerts.target_cents)
        and (stock.policy = 'unlimited' or stock.policy = 'tracked' and stock.on_hand > stock.held))
      and ${mayBeTried(world, WORK, sql.ref("alerts.id"))}
    order by alerts.id limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows;
}

/** Claimed and written in one statement, and of news each code once: of two nodes one tells. */
async function tell({ db, now }: World, alerts: readonly DueAlert[]): Promise<void> {
  const at = now();
  await sql`
    with due as (select id, code from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as (id uuid, code text)),
    told as (
      update alerts set told_at = ${at}::timestamptz from due
      where alerts.id = due.id and (told_at is null or kind = 'news') and not ${IS_ENDING}
      returning alerts.id, kind, code
    )
    insert into outbox (topic, dedupe_key, payload, created_at)
    select 'alert', 'alert:' || id || ':' || case kind when 'news' then code else ${at.toISOString()} end,
      jsonb_build_object('alertId', id, 'couponCode', code), ${at}::timestamptz
    from told
    on conflict (dedupe_key) do nothing`.execute(db.queries);
}
