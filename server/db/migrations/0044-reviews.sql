-- What buyers write of a product: of an order that has it, once an order, and shown when somebody has read it.
create table reviews (
  id            uuid primary key,
  product_id    bigint not null,
  order_id      uuid not null references orders (id),
  member_id     bigint references members (id),
  state         text not null check (state in ('pending', 'published', 'rejected')),
  rating        int not null check (rating between 1 and 5),
  author        text not null check (length(author) between 1 and 40),
  body          text not null check (length(body) between 1 and 2000),
  created_at    timestamptz not null,
  moderated_at  timestamptz,
  moderated_by  text,
  unique (order_id, product_id)
);
create index reviews_product on reviews (product_id, created_at desc) where state = 'published';
create index reviews_pending on reviews (created_at) where state = 'pending';
