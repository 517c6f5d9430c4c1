-- Who was asked for a review after delivery, once an order, and who wants no such mail.
create table review_invites (
  order_id  uuid primary key references orders (id),
  at        timestamptz not null
);
create table review_invite_ends (
  -- SHA-256 of the address in lower case: enough to keep the promise, and no address.
  email_sha256  bytea primary key,
  at            timestamptz not null
);
create index order_events_delivered on order_events (order_id, at) where name = 'order_delivered';
