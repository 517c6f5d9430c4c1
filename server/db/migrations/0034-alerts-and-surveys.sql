-- Who asked for mail: one mail when a price falls or a discount code comes for a product, or each new code (news).
create table alerts (
  id            uuid primary key,
  kind          text not null check (kind in ('price_drop', 'coupon', 'news')),
  -- Lower case: one row for an address and a thing, however it was typed.
  email         text not null check (email = lower(email) and length(email) <= 254),
  sku_id        int references skus (sku_id),
  -- The price when it was asked: a mail goes out below it.
  below_cents   bigint check (below_cents > 0),
  created_at    timestamptz not null,
  -- News is written to nobody who has not said so by a mailed link; what is one mail needs no second one to ask.
  confirmed_at  timestamptz,
  told_at       timestamptz,
  check ((kind = 'news') = (sku_id is null)),
  check ((kind = 'price_drop') = (below_cents is not null)),
  check (kind = 'news' or confirmed_at is not null)
);
create unique index alerts_one on alerts (kind, email, coalesce(sku_id, 0));
create index alerts_email on alerts (email);
create index alerts_waiting on alerts (id) where confirmed_at is not null and (told_at is null or kind = 'news');

-- What a buyer said after an order, once.
create table order_surveys (
  order_id      uuid primary key references orders (id),
  rating        int not null check (rating between 1 and 5),
  heard_from    text not null check (heard_from in ('friend', 'search', 'video', 'social', 'press', 'other', '')),
  comment       text not null check (length(comment) <= 1000),
  at            timestamptz not null
);
