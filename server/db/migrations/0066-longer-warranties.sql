-- A longer warranty for what was bought before: a line of a cart, and then of an order, that is of no SKU but of a line
-- of an earlier order.
alter table cart_items
  alter column sku_id drop not null,
  add column covers_line_id bigint references order_lines (id),
  add constraint cart_items_of_one_thing check ((sku_id is null) <> (covers_line_id is null));
create unique index cart_items_one_warranty on cart_items (cart_id, covers_line_id) where covers_line_id is not null;

alter table order_lines
  alter column sku_id drop not null,
  add column covers_line_id bigint references order_lines (id),
  add constraint order_lines_of_one_thing check ((sku_id is null) <> (covers_line_id is null)),
  drop constraint order_lines_made_check,
  add constraint order_lines_made_check check (made in ('built', 'ready', 'gear', 'service'));

-- One row for each unit, from the order's holds on. No unit is covered twice, however many carts ask at once; a row goes
-- when its unpaid order gives its holds back, and has ended when its money went back.
create table longer_warranties (
  id              bigint generated always as identity primary key,
  covered_line_id bigint not null references order_lines (id),
  unit            int not null check (unit >= 1),
  bought_line_id  bigint not null references order_lines (id),
  order_id        uuid not null references orders (id),
  months          int not null check (months >= 1),
  created_at      timestamptz not null,
  ended_at        timestamptz
);
create unique index longer_warranties_once on longer_warranties (covered_line_id, unit) where ended_at is null;
create index longer_warranties_of_order on longer_warranties (order_id);
create index longer_warranties_of_bought on longer_warranties (bought_line_id);

-- What went back of a line.
create index refund_parts_line on refund_parts (order_line_id);
