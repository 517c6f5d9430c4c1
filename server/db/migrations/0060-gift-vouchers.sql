-- Gift vouchers: money that was paid in before, not a discount. The code is known to who holds it; here is a keyed hash of
-- it and what is shown of it. What is left on a voucher is the sum of its entries, to which rows are only added.
create table vouchers (
  id             bigint generated always as identity primary key,
  code_hmac      bytea not null unique check (length(code_hmac) = 32),
  last4          text not null check (length(last4) = 4),
  -- Whom the code was mailed to; null once nobody may know any more.
  issued_to      text,
  issued_by      text not null,
  balance_cents  bigint not null default 0 check (balance_cents >= 0),
  issued_at      timestamptz not null,
  expires_at     timestamptz,
  -- Ended by staff.
  ended_at       timestamptz
);
create index vouchers_issued_to on vouchers (lower(issued_to));

alter table carts add column voucher_id bigint references vouchers (id);
-- Frozen with the price: what the voucher pays of the total. The rest is charged.
alter table orders add column voucher_id bigint references vouchers (id);
alter table orders add column voucher_cents bigint not null default 0
  check (voucher_cents >= 0 and voucher_cents <= total_cents);
alter table orders add constraint orders_voucher check ((voucher_id is null) = (voucher_cents = 0));

-- A refund gives to one of the two: to the card that was charged, or to the voucher.
alter table refunds alter column payment_id drop not null;
alter table refunds add column voucher_id bigint references vouchers (id);
alter table refunds add constraint refunds_to_one check ((payment_id is null) <> (voucher_id is null));

create table voucher_entries (
  id          bigint generated always as identity primary key,
  voucher_id  bigint not null references vouchers (id),
  order_id    uuid references orders (id),
  refund_id   uuid unique references refunds (id),
  kind        text not null check (kind in ('issue', 'spend', 'give_back', 'refund', 'correct', 'end')),
  cents       bigint not null,
  -- Of a correction.
  reason      text,
  at          timestamptz not null,
  constraint voucher_entries_sign
    check (cents <> 0 and (kind = 'correct' or (cents > 0) = (kind in ('issue', 'give_back', 'refund')))),
  constraint voucher_entries_order check ((order_id is not null) = (kind in ('spend', 'give_back', 'refund'))),
  constraint voucher_entries_refund check ((refund_id is not null) = (kind = 'refund')),
  constraint voucher_entries_reason check ((reason is not null) = (kind = 'correct'))
);
create index voucher_entries_voucher on voucher_entries (voucher_id, id);
create index voucher_entries_order on voucher_entries (order_id);
create unique index voucher_entries_issued_once on voucher_entries (voucher_id) where kind = 'issue';
create trigger voucher_entries_append_only before update or delete on voucher_entries
  for each row execute function refuse_change();

-- What is left is kept beside the code and is never another than the ledger's sum; below zero is refused by the row.
create function move_voucher_balance() returns trigger language plpgsql as $$
begin
  update vouchers set balance_cents = balance_cents + new.cents where id = new.voucher_id;
  return null;
end $$;
create trigger move_voucher_balance after insert on voucher_entries
  for each row execute function move_voucher_balance();

-- The database's own guard: a voucher gets back at most what it paid of the order.
create function refund_within_voucher() returns trigger language plpgsql as $$
begin
  perform from orders where id = new.order_id for update;
  if (select sum(amount_cents) from refunds where order_id = new.order_id and voucher_id is not null and state <> 'failed')
     > (select voucher_cents from orders where id = new.order_id) then
    raise exception 'refunds of order % give its voucher more than it paid', new.order_id;
  end if;
  return null;
end $$;
create trigger refund_within_voucher after insert or update on refunds for each row
  when (new.voucher_id is not null) execute function refund_within_voucher();
