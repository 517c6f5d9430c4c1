import { UNDER_WAY } from "#rules/payment/payment-states.ts";
import { HotStatement } from "../db/hot-statement.ts";
import { COMMITS_LAZILY } from "../db/lazy-commit.ts";

/**
 * Notes an event once. No row: it is known already. `asks` where the provider is to be asked now; an event about a
 * payment that is settled is done, and one about a request of ours that is under way waits for the job: neither is missed
 * where it is lost, since the reconciler looks at every payment under way.
 */
export const NOTE_PAYMENT_EVENT = new HotStatement({
  name: "note_payment_event",
  takes: {
    provider: "text",
    eventId: "text",
    type: "text",
    providerRef: "text?",
    attemptId: "uuid?",
    settledSince: "text[]",
    underWaySince: "timestamptz",
    now: "timestamptz",
  },
  gives: { asks: "bool" },
  sql: `
    with attempt as (
      select state, changed_at from payments where provider = :provider and provider_ref = :providerRef
      union all
      select state, changed_at from payments where id = :attemptId and provider = :provider and provider_ref is null
    ),
    noted as (
      insert into webhook_inbox (provider, event_id, type, payload, received_at, handled_at)
      select :provider, :eventId, :type,
        jsonb_build_object('providerRef', :providerRef, 'settledSince', to_jsonb(:settledSince)), :now,
        case when exists (select from attempt where state = any(:settledSince)) then :now end
      on conflict do nothing returning handled_at
    )
    select asks from (
      select handled_at is null and not exists (
        select from attempt where state in (${UNDER_WAY.map((state) => `'${state}'`).join(", ")})
          and changed_at > :underWaySince
      ) as asks from noted
    ) as event where asks or ${COMMITS_LAZILY}`,
});

/** What waits, oldest first; events that a settled payment has overtaken meanwhile are done with the same statement. */
export const WAITING_PAYMENT_EVENTS = new HotStatement({
  name: "waiting_payment_events",
  takes: { provider: "text", now: "timestamptz", most: "int4" },
  gives: { event_id: "text", provider_ref: "text?" },
  sql: `
    with overtaken as (
      update webhook_inbox set handled_at = :now from payments
      where webhook_inbox.provider = :provider and handled_at is null
        and payments.provider = :provider and payments.provider_ref = payload ->> 'providerRef'
        and payload -> 'settledSince' @> to_jsonb(payments.state)
      returning event_id
    )
    select event_id, payload ->> 'providerRef' as provider_ref from webhook_inbox
    where provider = :provider and handled_at is null and event_id not in (select event_id from overtaken)
    order by received_at limit :most`,
});
