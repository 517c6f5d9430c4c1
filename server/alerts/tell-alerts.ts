import { sql } from "kysely";
import type { World } from "../world.ts";

const BATCH = 500;

/**
 * Job: who asked is written to through the outbox when it has happened. A price or a code for one product is told once;
 * news goes on with the next code. Nobody is told twice of one: a row is claimed and its mail written in one statement.
 */
export async function tellAlerts(world: World): Promise<void> {
  while ((await tellSome(world)) === BATCH);
}

/** `used` counts holds of unpaid orders, too: a code without a use left helps nobody. */
async function tellSome({ db, now }: World): Promise<number> {
  const at = now();
  const { rows } = await sql`
    with due as (
      select alerts.id, coupon.code
      from alerts
        left join skus on skus.sku_id = alerts.sku_id and skus.active
        left join products on products.id = skus.product_id and products.listed
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
      where alerts.confirmed_at is not null and (alerts.told_at is null or alerts.kind = 'news')
        and (coupon.code is not null or alerts.kind = 'price_drop' and products.id is not null
          and skus.price_cents < alerts.below_cents
          and (stock.policy = 'unlimited' or stock.policy = 'tracked' and stock.on_hand > stock.held))
      order by alerts.id limit ${BATCH}
      for update of alerts skip locked
    ),
    told as (update alerts set told_at = ${at}::timestamptz from due where alerts.id = due.id)
    insert into outbox (topic, dedupe_key, payload, created_at)
    select 'alert', 'alert:' || id || ':' || coalesce(code, ''),
      jsonb_build_object('alertId', id, 'couponCode', code), ${at}::timestamptz
    from due
    on conflict (dedupe_key) do nothing
    returning id`.execute(db.queries);
  return rows.length;
}
