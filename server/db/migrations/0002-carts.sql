-- A guest cart belongs to whoever holds its 256-bit token; only the token's SHA-256 is kept.
create table carts (
  id            uuid primary key,
  token_sha256  bytea not null unique check (length(token_sha256) = 32),
  version       int not null default 0 check (version >= 0),
  coupon_code   text,
  -- Checkout's own memory, so that a step survives a reload; never in browser storage.
  shipping_address jsonb,
  billing_address  jsonb,
  shipping_method_id int,
  state         text not null default 'open' check (state in ('open', 'ordered')),
  created_at    timestamptz not null,
  changed_at    timestamptz not null
);

create table cart_items (
  id          text primary key,
  cart_id     uuid not null references carts (id) on delete cascade,
  sku_id      int not null references skus (sku_id),
  quantity    int not null check (quantity between 1 and 99),
  warranty_id int not null default 0,
  from_complete_your_purchase boolean not null default false,
  added_at    timestamptz not null,
  unique (cart_id, sku_id, warranty_id, from_complete_your_purchase)
);
