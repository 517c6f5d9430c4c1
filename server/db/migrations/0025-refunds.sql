-- Money that goes back: a row is written before the provider is asked, with the key the provider deduplicates by.
create table refunds (
  id             uuid primary key,
  order_id       uuid not null references orders (id),
  payment_id     uuid not null references payments (id),
  -- Who asks twice under one key gets one refund; `request` is what was asked.
  key            text not null,
  request        jsonb not null,
  state          text not null check (state in ('requesting', 'unknown', 'pending', 'succeeded', 'failed')),
  amount_cents   bigint not null check (amount_cents > 0),
  reason         text not null check (reason in ('returned', 'damaged', 'cancelled', 'late', 'goodwill', 'other', 'provider')),
  -- Who sent it.
  sent_by        text not null,
  provider_ref   text unique,
  failure        text,
  created_at     timestamptz not null,
  changed_at     timestamptz not null,
  unique (order_id, key)
);
create index refunds_unsettled on refunds (changed_at) where state in ('requesting', 'unknown', 'pending');

-- What it gives back: of a line, units and amount; of a charge, the amount. What was sent at the provider names no part.
create table refund_parts (
  refund_id      uuid not null references refunds (id),
  position       int not null,
  order_line_id  bigint references order_lines (id),
  charge         text check (charge in ('shipping', 'recycling', 'delivery_fee', 'insurance')),
  units          int not null check (units >= 0),
  amount_cents   bigint not null check (amount_cents >= 0),
  tax_cents      bigint not null check (tax_cents >= 0),
  primary key (refund_id, position),
  check (order_line_id is null or charge is null)
);

-- The database's own guard: never more goes back than was taken, and nothing ships while money is on its way back.
create function refund_within_payment() returns trigger language plpgsql as $$
begin
  -- One at a time: a refund beside this one is seen once it has ended.
  perform from payments where id = new.payment_id for update;
  if (select sum(amount_cents) from refunds where payment_id = new.payment_id and state <> 'failed')
     > (select amount_cents from payments where id = new.payment_id) then
    raise exception 'refunds of payment % are more than it took', new.payment_id;
  end if;
  return null;
end $$;
create trigger refund_within_payment after insert or update on refunds for each row execute function refund_within_payment();

create function refuse_to_ship_refund() returns trigger language plpgsql as $$
begin
  if exists (select from refunds where order_id = new.id and state in ('requesting', 'unknown', 'pending')) then
    raise exception 'order % has a refund under way', new.order_number;
  end if;
  return new;
end $$;
create trigger refuse_to_ship_refund before update of state on orders for each row
  when (new.state = 'shipped' and old.state <> 'shipped') execute function refuse_to_ship_refund();
