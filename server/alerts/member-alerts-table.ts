import { type RawBuilder, sql } from "kysely";
import type { MemberAlertKind, MemberAlertState } from "#rules/member/alert-kinds.ts";
import type { Queries } from "../db/database.ts";
import type { World } from "../world.ts";

export interface FoundAlert {
  /** Its table and its key there: `alert-…`, `stock-…`, `sent-…`, `texts-…`, `build-…`. */
  id: string;
  kind: MemberAlertKind;
  state: MemberAlertState;
  since: Date;
  sent_at: Date | null;
  sku_id: number | null;
  below_cents: number | null;
  target_cents: number | null;
  order_number: string | null;
  phone: string | null;
  build: { SkuID: number; Name: string; Model: string; Slug: string; FromNothing: boolean; Code: string } | null;
}

/** Of a member by their number, and by the address that they have confirmed, as the other tables keep it. */
export const addressOf = (memberId: number) =>
  sql`(select lower(email) from members where id = ${memberId} and state = 'active')`;

/** Texts of an order end with it: one that was delivered or called off waits for nothing. */
export async function findMemberAlerts(queries: Queries, memberId: number): Promise<FoundAlert[]> {
  const { rows } = await sql<FoundAlert>`${alertsOf(memberId)}
    order by state desc, sent_at desc nulls first, since desc, id`.execute(queries);
  return rows.toSorted((one, other) => Number(one.state === "sent") - Number(other.state === "sent"));
}

/** SQL of a member's rows of `FoundAlert`, in no order. */
export function alertsOf(memberId: number): RawBuilder<FoundAlert> {
  const email = addressOf(memberId);
  return sql<FoundAlert>`
    select 'stock-' || id as id, 'back_in_stock' as kind, 'waiting' as state, created_at as since,
        null::timestamptz as sent_at, sku_id, null::bigint as below_cents, null::bigint as target_cents, null as order_number, null as phone,
        null::jsonb as build
      from stock_notices where email = ${email}
    union all
    select 'alert-' || id, kind, case when confirmed_at is null then 'unconfirmed' else 'waiting' end, created_at,
        case when kind = 'news' then told_at end, sku_id, below_cents, target_cents, null, null, null
      from alerts where email = ${email}
    union all
    select 'texts-' || order_number, 'texts', 'waiting', text_agreed_at, null, null, null, null, order_number, text_phone, null
      from orders where member_id = ${memberId} and text_phone is not null and text_ended_at is null
        and state not in ('delivered', 'cancelled', 'refunded')
    union all
    select 'sent-' || id, kind, 'sent', asked_at, told_at, sku_id, below_cents, target_cents, null, null, null
      from told_alerts where member_id = ${memberId}
    union all
    select 'build-' || build_alerts.id, 'build_price', case when told_at is null then 'waiting' else 'sent' end,
        build_alerts.created_at, told_at, null, below_cents, target_cents, null, null,
        jsonb_build_object('SkuID', saved_builds.sku_id, 'Name', saved_builds.name, 'Model', products.name, 'Slug', products.slug,
          'FromNothing', products.kind = 'build', 'Code', saved_builds.build)
      from build_alerts
        join saved_builds on saved_builds.id = saved_build_id and removed_at is null
        join skus on skus.sku_id = saved_builds.sku_id join products on products.id = skus.product_id
      where saved_builds.member_id = ${memberId}`;
}

/** Its table and its key there; empty for what is no id of ours. */
export function readAlertId(id: string): { table: string; key: string } {
  const [, table = "", key = ""] = /^(stock|alert|texts|sent|build)-([\w-]+)$/.exec(id) ?? [];
  return { table, key };
}

/** A price that waits has a target to change. */
export function mayChangeTarget({ kind, state }: FoundAlert): boolean {
  return state === "waiting" && (kind === "price_drop" || kind === "build_price");
}

/** False where the member has none of this id. */
export async function endFound({ db, now }: World, memberId: number, id: string): Promise<boolean> {
  const { table, key } = readAlertId(id);
  const email = addressOf(memberId);
  const ended = {
    stock: sql`delete from stock_notices where id::text = ${key} and email = ${email} returning id`,
    alert: sql`delete from alerts where id::text = ${key} and email = ${email} returning id`,
    texts: sql`update orders set text_ended_at = ${now()}::timestamptz
      where order_number = ${key} and member_id = ${memberId} and text_phone is not null and text_ended_at is null
      returning id`,
    build: sql`delete from build_alerts using saved_builds
      where build_alerts.id::text = ${key} and saved_builds.id = saved_build_id and member_id = ${memberId}
      returning build_alerts.id`,
    sent: sql`delete from told_alerts where id::text = ${key} and member_id = ${memberId} returning id`,
  }[table];
  return ended !== undefined && (await ended.execute(db.queries)).rows.length > 0;
}
