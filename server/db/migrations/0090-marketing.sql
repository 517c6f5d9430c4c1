-- Which carts and orders the marketing service was told of. No address is kept here: it is read when it is told.
create table marketing_carts (
  -- Of a cart that may be forgotten by now: then the service forgets it too.
  cart_id      uuid primary key,
  -- Of the cart as it was told; -1 where nobody knows what the service has.
  version      int not null check (version >= -1),
  failures     int not null default 0 check (failures >= 0),
  -- After a failure; null once it is told.
  next_try_at  timestamptz
);
create table marketing_orders (
  order_id     uuid primary key references orders (id),
  sent_at      timestamptz,
  failures     int not null default 0 check (failures >= 0),
  next_try_at  timestamptz
);
-- The job looks for what was paid lately.
create index orders_paid_at on orders (paid_at) where paid_at is not null and not test_mode;
-- And for carts whose person is known. Neither column changes when something is added, so adding writes no index for it.
create index carts_of_known_people on carts (member_id) where state = 'open' and (member_id is not null or shipping_address is not null);
