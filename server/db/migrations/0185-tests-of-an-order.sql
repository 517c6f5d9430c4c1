-- Each test of an order that was built: when it began and ended, by whom, and how it came out. Nothing is packed before the
-- hours that the store promises are over, or it is written down why.
create table order_tests (
  id           bigint generated always as identity primary key,
  order_id     uuid not null references orders (id),
  -- Null for tests from before this was kept.
  started_by   bigint references staff (id),
  started_at   timestamptz not null,
  ended_by     bigint references staff (id),
  ended_at     timestamptz check (ended_at >= started_at),
  result       text check (result in ('passed', 'failed')),
  -- Why it ended before its hours were over; empty where they were.
  early_reason text not null default '' check (early_reason = '' or result = 'passed'),
  check ((ended_at is null) = (result is null))
);
create unique index order_tests_running on order_tests (order_id) where ended_at is null;

insert into order_tests (order_id, started_at)
select order_id, max(at) from order_events join orders on orders.id = order_id
where orders.state = 'testing' and name = 'order_testing' group by order_id;
