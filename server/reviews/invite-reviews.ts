import { sql } from "kysely";
import { RMA_CALLED_OFF } from "#rules/rma/rma-states.ts";
import { allRecords, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { REACHES_ITS_BUYER } from "./bought-products.ts";

/** Long enough to have lived with it. */
const AFTER_DAYS = 14;
/** Nobody is asked about what lies half a season back, as after these mails were first switched on. */
const UNTIL_DAYS = 45;
const DAY_MS = 86_400_000;
const WORK = "invite-reviews";

/**
 * Job: whoever had an order delivered is asked once for a review, through the outbox. Nobody is asked whose thing is on
 * its way back, who has reviewed all of it, or who wants no such mail.
 */
export async function inviteReviews(world: World): Promise<void> {
  for (;;) {
    const found = await listDelivered(world);
    const done = await allRecords(world, {
      work: WORK,
      found,
      record: String,
      handle: (orders) => invite(world, orders),
    });
    if (done === 0 || found.length < RECORDS_AT_ONCE) return;
  }
}

/** Numbers of the orders. */
async function listDelivered(world: World): Promise<string[]> {
  const daysAgo = (days: number) => new Date(world.now().getTime() - days * DAY_MS);
  const { rows } = await sql<{ orderNumber: string }>`
    select distinct order_number as "orderNumber"
    from order_events join orders on orders.id = order_events.order_id
    where name = 'order_delivered' and order_events.at <= ${daysAgo(AFTER_DAYS)}
      and order_events.at > ${daysAgo(UNTIL_DAYS)} and orders.state = 'delivered' and not test_mode
      and not exists (select from review_invites where order_id = orders.id)
      and not exists (
        select from review_invite_ends where email_sha256 = sha256(convert_to(lower(orders.email), 'UTF8'))
      )
      and not exists (
        select from rmas where order_id = orders.id and state not in (${sql.join([...RMA_CALLED_OFF])})
      )
      and exists (
        select from order_lines join skus using (sku_id)
        where order_id = orders.id and ${REACHES_ITS_BUYER} and not exists (
          select from reviews where reviews.order_id = orders.id and reviews.product_id = skus.product_id
        )
      )
      and ${mayBeTried(world, WORK, sql.ref("order_number"))}
    limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows.map(({ orderNumber }) => orderNumber);
}

/** Claimed and written in one statement: two nodes ask once. */
async function invite({ db, now }: World, orderNumbers: readonly string[]): Promise<void> {
  const at = now();
  await sql`
    with due as (select id, order_number from orders where order_number = any(${orderNumbers})),
    invited as (
      insert into review_invites (order_id, at) select id, ${at}::timestamptz from due
      on conflict do nothing returning order_id
    )
    insert into outbox (topic, dedupe_key, payload, created_at)
    select 'review_invite', 'review_invite:' || order_number, jsonb_build_object('orderId', id), ${at}::timestamptz
    from due join invited on order_id = id
    on conflict (dedupe_key) do nothing`.execute(db.queries);
}
