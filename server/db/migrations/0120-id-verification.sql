-- Who a cart's discount for a group is for: a person that ID.me vouched for, or a proof that the desk approved. It and a
-- coupon exclude each other (S295, S296).
alter table carts add column id_verification jsonb;
alter table carts add constraint carts_one_discount check (coupon_code is null or id_verification is null);

-- Visitors who are away at ID.me: each row is used once, by the cart it was begun for. Only the hash of the state is kept.
create table id_checks (
  state_sha256 bytea primary key,
  cart_id      uuid not null references carts (id) on delete cascade,
  group_name   text not null,
  expires_at   timestamptz not null
);
create index id_checks_cart on id_checks (cart_id);
create index id_checks_end on id_checks (expires_at);

-- The other way: a picture or PDF that a person at the desk looks at. It is deleted with the decision, and the row after
-- 90 days (jobs/forget-old-records.ts).
create table id_proofs (
  id         uuid primary key,
  cart_id    uuid not null references carts (id) on delete cascade,
  group_name text not null,
  email      text not null check (length(email) <= 254),
  state      text not null check (state in ('pending', 'approved', 'declined')),
  name       text not null check (length(name) <= 200),
  kind       text not null check (kind in ('jpg', 'png', 'pdf')),
  content    bytea,
  answer     text not null default '' check (length(answer) <= 500),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (content is null = (state <> 'pending'))
);
create unique index id_proofs_one_pending on id_proofs (cart_id) where state = 'pending';
create index id_proofs_cart on id_proofs (cart_id, created_at);
create index id_proofs_age on id_proofs (created_at);
create index id_proofs_pending on id_proofs (created_at) where state = 'pending';
