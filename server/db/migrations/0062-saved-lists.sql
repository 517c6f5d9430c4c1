-- What a member keeps to find again, in lists of their own. An empty name is the first list's, which the shop words.
create table saved_lists (
  id               uuid primary key,
  member_id        bigint not null references members (id) on delete cascade,
  -- The lowest is the first: what is saved goes there.
  position         int not null,
  name             text not null check (length(name) <= 40),
  -- Who has the link that is signed for this generation may read it; null: nobody may.
  shared_at        timestamptz,
  link_generation  int not null default 0,
  created_at       timestamptz not null,
  unique (member_id, position)
);

-- A SKU with what was chosen with it: a line of a cart that is saved comes back as it was.
create table saved_items (
  id           uuid primary key,
  list_id      uuid not null references saved_lists (id) on delete cascade,
  sku_id       int not null references skus (sku_id),
  quantity     int not null check (quantity between 1 and 99),
  warranty_id  int not null,
  rush_service text not null check (rush_service in ('none', 'rush', 'DEFER')),
  from_complete_your_purchase boolean not null,
  -- Of one, on the day it was saved.
  price_cents  bigint not null check (price_cents >= 0),
  saved_at     timestamptz not null,
  constraint saved_items_one_choice unique (list_id, sku_id, warranty_id, rush_service, from_complete_your_purchase)
);
