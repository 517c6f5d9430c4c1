import type { Mail } from "#adapters/mail/mailer.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import type { Row } from "../db/schema.ts";
import { isEndingAddress } from "../members/is-ending-address.ts";

/** What is done, and the mail of it that is kept. */
export interface Delivered {
  id: number;
  mail: Mail | null;
  /** Kept as one that was not sent. */
  isHeld: boolean;
}

/** Rows are done and their mails kept; the address of somebody who asked for one mail about a product is forgotten with it; of a member stays that they were written to. Nobody was, whose account is ending: they wait on. */
export const MARK_DELIVERED = new HotStatement({
  name: "mark outbox rows delivered",
  takes: {
    delivered: holds<readonly Delivered[]>("jsonb"),
    sentBy: holds<Row<"mails">["sent_by"]>("text"),
    now: "timestamptz",
  },
  gives: {},
  sql: `with delivered as materialized (
      select id, mail, "isHeld" as is_held
      from jsonb_to_recordset(:delivered) as (id bigint, mail jsonb, "isHeld" boolean)
    ),
    done as (
      select id, topic, payload from outbox where id = any(array(select id from delivered))
    ),
    kept as (
      insert into mails (dedupe_key, recipient, subject, html, body_text, sent_by, created_at)
      select mail ->> 'dedupeKey', mail ->> 'to', mail ->> 'subject', mail ->> 'html', mail ->> 'text',
        case when is_held then 'held' else :sentBy end, :now
      from delivered where jsonb_typeof(mail) = 'object' order by id
      on conflict (dedupe_key) do nothing
    ),
    unwritten as (
      update stock_notices set told_at = null from done
      where topic = 'back_in_stock' and stock_notices.id = (payload ->> 'noticeId')::bigint
        and ${isEndingAddress("stock_notices.email")}
    ),
    untold as (
      update alerts set told_at = null from done
      where topic = 'alert' and alerts.kind <> 'news' and alerts.id = (payload ->> 'alertId')::uuid
        and ${isEndingAddress("alerts.email")}
    ),
    untold_builds as (
      update build_alerts set told_at = null from done, saved_builds, members
      where topic = 'build_alert' and build_alerts.id = (payload ->> 'alertId')::uuid
        and saved_builds.id = saved_build_id and members.id = member_id and members.state = 'closing'
    ),
    forgotten as (
      delete from stock_notices using done
      where topic = 'back_in_stock' and stock_notices.id = (payload ->> 'noticeId')::bigint
        and not ${isEndingAddress("stock_notices.email")}
      returning 'back_in_stock' as kind, email, sku_id, null::bigint as below_cents, null::bigint as target_cents, created_at
    ),
    told as (
      delete from alerts using done
      where topic = 'alert' and alerts.kind <> 'news' and alerts.id = (payload ->> 'alertId')::uuid
        and not ${isEndingAddress("alerts.email")}
      returning kind, email, sku_id, below_cents, target_cents, created_at
    ),
    remembered as (
      insert into told_alerts (member_id, kind, sku_id, below_cents, target_cents, asked_at, told_at)
      select members.id, kind, sku_id, below_cents, target_cents, asked.created_at, :now
      from (select * from forgotten union all select * from told) as asked
        join members on lower(members.email) = asked.email and members.state = 'active'
    )
    update outbox set delivered_at = :now, claimed_until = null, given_up_at = null, last_error = null
    where id = any(array(select id from delivered))`,
});
