-- A change of an order after its payment: priced anew by what priced the order, with its own payment or refund. Number 0
-- is the order as it was placed. What is applied stands on the order and its lines; what it was before stays here.
create table order_revisions (
  id              uuid primary key,
  order_id        uuid not null references orders (id),
  number          int not null check (number >= 0),
  state           text not null check (state in ('waiting_payment', 'applied', 'lapsed', 'withdrawn')),
  -- Who asks twice under one key gets one revision; `request` is what was asked.
  key             text not null,
  request         jsonb not null,
  asked_by        text not null,
  reason          text not null,
  -- What it costs more than before; below zero it goes back.
  due_cents       bigint not null,
  total_cents     bigint not null check (total_cents >= 0),
  shipping_address jsonb not null,
  zip_code_unknown boolean not null,
  shipping_method_id int not null,
  shipping_name   text not null,
  ships_on        date not null,
  arrives_from    date not null,
  arrives_until   date not null,
  -- Units of each line of the order, in their order.
  units           jsonb not null,
  priced_cart     jsonb not null,
  priced_steps    jsonb not null,
  config_version  text not null,
  config_sha256   text,
  expires_at      timestamptz not null,
  created_at      timestamptz not null,
  changed_at      timestamptz not null,
  unique (order_id, number),
  unique (order_id, key)
);
create unique index order_revisions_one_waiting on order_revisions (order_id) where state = 'waiting_payment';
create index order_revisions_expiring on order_revisions (expires_at) where state = 'waiting_payment';

-- What a payment is for: the order, or the revision of that id. Each has at most one attempt that is alive.
alter table payments add column purpose text not null default 'order'
  check (purpose = 'order' or purpose ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
drop index payments_one_alive;
create unique index payments_one_alive on payments (order_id, purpose)
  where state in ('requesting', 'requires_action', 'authorised', 'captured', 'unknown');

-- A refund of a revision gives back what the order no longer costs, and names no part.
alter table refunds add column revision_id uuid references order_revisions (id);
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('returned', 'damaged', 'cancelled', 'late', 'goodwill', 'other', 'changed', 'provider'));

-- A line that a revision took off stays, with nothing of it.
alter table order_lines drop constraint order_lines_quantity_check;
alter table order_lines add constraint order_lines_quantity_check check (quantity >= 0);

-- Nothing is packed or shipped while a change of it waits for its payment: it may go elsewhere.
create or replace function refuse_stopped_order() returns trigger language plpgsql as $$
begin
  if order_stopped(new.id) is not null then
    raise exception 'order % %', new.order_number, order_stopped(new.id);
  end if;
  if new.state in ('packed', 'shipped')
     and exists (select from order_revisions where order_id = new.id and state = 'waiting_payment') then
    raise exception 'order % has a change that waits for its payment', new.order_number;
  end if;
  return new;
end $$;
