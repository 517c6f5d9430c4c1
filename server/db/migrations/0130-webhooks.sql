-- Addresses of the merchant's own programs that are told of orders, and each telling: at least once, under the event's own id.
create table webhook_endpoints (
  id                uuid primary key,
  url               text not null,
  -- Sealed under the store's secret.
  secret            bytea not null,
  -- Signs beside the new one until then, so that a receiver can be changed over.
  old_secret        bytea,
  old_secret_until  timestamptz,
  -- Of what happens from then on.
  from_at           timestamptz not null,
  ended_at          timestamptz,
  check ((old_secret is null) = (old_secret_until is null))
);
create table webhook_deliveries (
  endpoint_id    uuid not null references webhook_endpoints (id),
  event_id       bigint not null references order_events (id),
  made_at        timestamptz not null,
  attempts       int not null default 0 check (attempts >= 0),
  next_try_at    timestamptz not null,
  claimed_until  timestamptz,
  delivered_at   timestamptz,
  given_up_at    timestamptz,
  -- What the receiver answered last, or why there was no answer.
  last_answer    text not null default '',
  primary key (endpoint_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where delivered_at is null and given_up_at is null;
create index order_events_told on order_events (at)
  where name in ('order_created', 'order_paid', 'order_shipped', 'order_delivered', 'order_cancelled', 'refund_succeeded');
