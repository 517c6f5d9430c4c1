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

/** What is due, oldest first; events that a settled payment has overtaken meanwhile, given up or not, are done with the same statement. */
export const WAITING_PAYMENT_EVENTS = new HotStatement({
  name: "waiting_payment_events",
  takes: { now: "timestamptz", most: "int4" },
  gives: { provider: "text", event_id: "text", provider_ref: "text?", attempts: "int4", waits_since: "timestamptz" },
  sql: `
    with overtaken as (
      update webhook_inbox set handled_at = :now, given_up_at = null, last_error = null from payments
      where received_at <= :now and handled_at is null and payments.provider = webhook_inbox.provider and payments.provider_ref = payload ->> 'providerRef'
        and payload -> 'settledSince' @> to_jsonb(payments.state)
      returning webhook_inbox.provider, event_id
    )
    select provider, event_id, payload ->> 'providerRef' as provider_ref, attempts, coalesce(again_at, received_at) as waits_since
    from webhook_inbox
    where received_at <= :now and handled_at is null and given_up_at is null and next_attempt_at <= :now
      and (provider, event_id) not in (select provider, event_id from overtaken)
    order by received_at limit :most`,
});
