-- Delays of an order's ship date that its buyer was told of, and what became of the choice between waiting and a refund
-- (16 CFR 435.2(b)). The last one counts.
create table ship_delays (
  order_id    uuid not null references orders (id),
  number      int not null check (number > 0),
  from_on     date not null,
  -- Null where no day can be named.
  ships_on    date check (ships_on > from_on),
  reason      text not null check (reason in ('parts_late', 'test_failed', 'many_orders', 'carrier_late', 'not_ready')),
  -- What it means where nobody answers, and the last day on which an answer counts.
  silence     text not null check (silence in ('waits', 'cancels')),
  answer_by   date not null,
  -- Null where the store told it by itself.
  told_by     bigint references staff (id),
  answer      text check (answer in ('wait', 'cancel', 'silence')),
  created_at  timestamptz not null,
  answered_at timestamptz,
  primary key (order_id, number),
  check ((answer is null) = (answered_at is null)),
  check (answer <> 'silence' or silence = 'cancels')
);
create index ship_delays_unanswered on ship_delays (answer_by) where silence = 'cancels' and answer is null;

-- Who was promised a refund has it: what was canceled for a delay is never turned into a wait.
create function refuse_to_wait_again() returns trigger language plpgsql as $$
begin
  raise exception 'the delay of order % is answered for good', old.order_id;
end $$;
create trigger refuse_to_wait_again before update on ship_delays for each row
  when (old.answer in ('cancel', 'silence') and new.answer is distinct from old.answer)
  execute function refuse_to_wait_again();
