-- Things that come back: a request for lines of one order, decided by staff (states: rules/rma/rma-states.ts).
create table rmas (
  id          uuid primary key,
  rma_number  text not null unique,
  order_id    uuid not null references orders (id),
  state       text not null check (state in ('requested', 'approved', 'received', 'done', 'rejected', 'withdrawn')),
  wants       text not null check (wants in ('refund', 'repair', 'replacement')),
  reason      text not null check (reason in ('not_wanted', 'defective', 'damaged', 'wrong_item')),
  told        text not null check (length(told) <= 2000),
  created_at  timestamptz not null,
  changed_at  timestamptz not null
);
create index rmas_order on rmas (order_id);

create table rma_lines (
  rma_id         uuid not null references rmas (id),
  order_line_id  bigint not null references order_lines (id),
  units          int not null check (units > 0),
  primary key (rma_id, order_line_id)
);
create index rma_lines_line on rma_lines (order_line_id);
