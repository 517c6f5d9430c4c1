create table orders (
  id             uuid primary key,
  order_number   text not null unique,
  cart_id        uuid not null references carts (id),
  cart_version   int not null,
  state          text not null check (state in ('pending_payment', 'paid', 'building', 'testing', 'shipped', 'delivered', 'cancelled', 'refunded')),
  email          text not null,
  shipping_address jsonb not null,
  billing_address  jsonb not null,
  shipping_method_id int not null,
  shipping_name  text not null,
  ships_on       date not null,
  arrives_from   date not null,
  arrives_until  date not null,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null check (discount_cents <= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  recycling_cents bigint not null check (recycling_cents >= 0),
  delivery_fee_cents bigint not null check (delivery_fee_cents >= 0),
  insurance_cents bigint not null default 0 check (insurance_cents >= 0),
  tax_cents      bigint not null check (tax_cents >= 0),
  total_cents    bigint not null check (total_cents >= 0),
  check (total_cents = subtotal_cents + discount_cents + shipping_cents + recycling_cents + delivery_fee_cents + insurance_cents + tax_cents),
  coupon_code    text references coupons (code),
  comment        text not null default '',
  -- What priced it: input and named steps, so that any old order recomputes to the same cents.
  priced_cart    jsonb not null,
  priced_steps   jsonb not null,
  config_version text not null,
  is_test        boolean not null default false,
  held_until     timestamptz not null,
  created_at     timestamptz not null,
  changed_at     timestamptz not null,
  paid_at        timestamptz
);
-- One living order a cart version: a doubled create-order finds the first.
create unique index orders_one_per_cart_version on orders (cart_id, cart_version) where state <> 'cancelled';
create index orders_waiting on orders (held_until) where state = 'pending_payment';

create table order_lines (
  id          bigint generated always as identity primary key,
  order_id    uuid not null references orders (id),
  position    int not null,
  sku_id      int not null references skus (sku_id),
  description text not null,
  detail      text not null default '',
  picture     text not null,
  quantity    int not null check (quantity > 0),
  unit_cents  bigint not null check (unit_cents >= 0),
  amount_cents bigint not null check (amount_cents = unit_cents * quantity),
  discount_cents bigint not null check (discount_cents <= 0 and -discount_cents <= amount_cents),
  tax_cents   bigint not null check (tax_cents >= 0),
  unique (order_id, position)
);

create table stock_reservations (
  order_id   uuid not null references orders (id),
  sku_id     int not null references skus (sku_id),
  quantity   int not null check (quantity > 0),
  state      text not null check (state in ('held', 'claimed', 'released')),
  expires_at timestamptz not null,
  primary key (order_id, sku_id)
);
create index stock_reservations_expiring on stock_reservations (expires_at) where state = 'held';

create table coupon_uses (
  coupon_code text not null references coupons (code),
  order_id    uuid not null references orders (id),
  email_sha256 bytea not null,
  primary key (coupon_code, order_id)
);
create index coupon_uses_customer on coupon_uses (coupon_code, email_sha256);

-- A payment attempt: written before the provider is called, with the key the provider deduplicates by.
create table payments (
  id            uuid primary key,
  order_id      uuid not null references orders (id),
  provider      text not null,
  provider_ref  text,
  state         text not null check (state in ('requesting', 'requires_action', 'authorised', 'captured', 'declined', 'unknown', 'voided', 'refunded')),
  amount_cents  bigint not null check (amount_cents > 0),
  currency      text not null default 'USD' check (currency = 'USD'),
  payment_token text not null,
  card_type     text not null default '',
  card_last4    text not null default '' check (card_last4 ~ '^(\d{4})?$'),
  decline_reason text,
  action_url    text,
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  unique (provider, provider_ref)
);
-- At most one attempt of an order may be alive or have succeeded: the database's own guard against a double charge.
create unique index payments_one_alive on payments (order_id) where state in ('requesting', 'requires_action', 'authorised', 'captured', 'unknown');
create index payments_unsettled on payments (changed_at) where state in ('requesting', 'requires_action', 'authorised', 'unknown');

-- Append-only: the order row is a projection of these.
create table order_events (
  id       bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  name     text not null,
  detail   jsonb not null default '{}',
  at       timestamptz not null
);
create index order_events_order on order_events (order_id, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();

create table idempotency_keys (
  scope        text not null,
  key          text not null,
  request_sha256 bytea not null,
  status       text not null check (status in ('running', 'done')),
  response_status int,
  response_body jsonb,
  locked_until timestamptz not null,
  created_at   timestamptz not null,
  primary key (scope, key),
  check ((status = 'done') = (response_status is not null))
);

-- Written in the order's transaction, delivered by a job; `dedupe_key` makes the effect happen once.
create table outbox (
  id          bigint generated always as identity primary key,
  topic       text not null,
  dedupe_key  text not null unique,
  payload     jsonb not null,
  created_at  timestamptz not null,
  delivered_at timestamptz,
  attempts    int not null default 0,
  last_error  text
);
create index outbox_waiting on outbox (id) where delivered_at is null;

create table webhook_inbox (
  provider    text not null,
  event_id    text not null,
  type        text not null,
  payload     jsonb not null,
  received_at timestamptz not null,
  handled_at  timestamptz,
  primary key (provider, event_id)
);

-- Development mail when no SMTP server is configured; delivered mail keeps its record here too.
create table mails (
  id         bigint generated always as identity primary key,
  dedupe_key text not null unique,
  recipient  text not null,
  subject    text not null,
  html       text not null,
  body_text  text not null,
  sent_by    text not null check (sent_by in ('outbox', 'smtp')),
  created_at timestamptz not null
);
