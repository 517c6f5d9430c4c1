import type { MailTrouble } from "#rules/mail/mail-troubles.ts";
import { TROUBLE } from "../mail-troubles/mail-troubles-table.ts";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import { TEXT_TOPICS } from "../texts/order-text.ts";
import { MAIL_TOPICS } from "./mail-topics.ts";

/** Far longer than any mail server takes; a killed node's rows come back after it. */
const LEASE_SECONDS = 120;

/**
 * Claims what is due, the longest due first, so that no other node takes it before the lease ends, and reads what its
 * mails say.
 */
export const CLAIM_ROWS = new HotStatement({
  name: "claim outbox rows",
  /** `only` is the one row to claim, if it is due; null for all. */
  takes: { now: "timestamptz", most: "int4", only: "int8?" },
  gives: {
    id: "int8",
    topic: "text",
    dedupe_key: "text",
    /** Failures so far. */
    attempts: "int4",
    /** When it began to wait; a person who asks for it again begins anew. */
    waits_since: "timestamptz",
    facts: holds<unknown>("jsonb?"),
    /** What is wrong with the address that the mail goes to. */
    trouble: holds<MailTrouble | null>("text?"),
    /** Of an order that was paid with cards which are not real. */
    is_test: "bool",
    /** What it is written in: of the order or the alert that it is about, or of the page where it was asked for, else of the member who is written to. */
    locale: "text",
  },
  sql: `with due as materialized (
      select id from outbox
      where delivered_at is null and given_up_at is null and next_attempt_at <= :now
        and (claimed_until is null or claimed_until <= :now) and (:only is null or id = :only)
      order by next_attempt_at, id
      limit :most
      for update skip locked
    ),
    claimed as (
      update outbox set claimed_until = :now + make_interval(secs => ${LEASE_SECONDS})
      where id = any(array(select id from due))
      returning id, topic, dedupe_key, payload, attempts, coalesce(again_at, created_at) as waits_since
    )
    select id, topic, dedupe_key, attempts, waits_since, facts, is_test,
      coalesce(own_locale, (select locale from members
        where lower(email) = lower(coalesce(facts ->> 'email', facts -> 'order' ->> 'email'))), '${DEFAULT_LOCALE}') as locale,
      (select ${TROUBLE} from mail_troubles
        where email = lower(coalesce(facts ->> 'email', facts -> 'order' ->> 'email'))) as trouble from (
    select id, topic, dedupe_key, attempts, waits_since, case topic ${Object.entries({ ...MAIL_TOPICS, ...TEXT_TOPICS })
      .map(([topic, { sql }]) => `when '${topic}' then ${sql}`)
      .join(" ")} end as facts,
      coalesce(of_order.is_test, false) as is_test,
      coalesce(of_order.locale, payload ->> 'locale',
        (select locale from alerts where alerts.id = (payload ->> 'alertId')::uuid),
        (select locale from id_proofs where id_proofs.id = (payload ->> 'id')::uuid),
        (select locale from build_alerts where build_alerts.id = (payload ->> 'alertId')::uuid),
        (select locale from stock_notices where stock_notices.id = (payload ->> 'noticeId')::bigint)) as own_locale
    -- By its key for each row, never all orders: hence the offset.
    from claimed left join lateral (select is_test, locale from orders where orders.id = coalesce(
        (payload ->> 'orderId')::uuid,
        (select order_id from refunds where id = (payload ->> 'refundId')::uuid),
        (select order_id from order_revisions where id = (payload ->> 'revisionId')::uuid),
        (select order_id from payments where id = (payload ->> 'paymentId')::uuid),
        (select order_id from rmas where id = (payload ->> 'rmaId')::uuid),
        (select named.id from orders as named where named.order_number = payload ->> 'orderNumber')) offset 0) as of_order on true
    ) as said order by id`,
});

export type ClaimedRow = Awaited<ReturnType<(typeof CLAIM_ROWS)["run"]>>[number];
