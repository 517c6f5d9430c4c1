-- Catalogue: what is sold. Prices in integer cents, weights in grams.
create table products (
  id            bigint generated always as identity primary key,
  slug          text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind          text not null check (kind in ('pc', 'laptop', 'part', 'gear')),
  model_id      int unique check (model_id > 0),
  model_type    int check (model_type between 1 and 4),
  option_id     int,
  gear_category_id int,
  name          text not null check (length(name) between 1 and 200),
  summary       text not null,
  requires_pc   boolean not null default false,
  default_sku_id int not null,
  -- Everything else the pages show (description, facts, pictures, parts, reviews, condition, look), as the catalogue schema has it.
  detail        jsonb not null,
  position      int not null default 0,
  listed        boolean not null default true,
  search        tsvector not null default ''::tsvector,
  created_at    timestamptz not null,
  check ((kind in ('pc', 'laptop')) = (model_id is not null)),
  check ((kind = 'part') = (option_id is not null)),
  check ((kind = 'gear') = (gear_category_id is not null))
);
create index products_search on products using gin (search);
create index products_kind on products (kind, position) where listed;

create table skus (
  sku_id        int primary key check (sku_id > 0),
  product_id    bigint not null references products (id),
  code          text not null unique,
  title         text not null,
  price_cents   bigint not null check (price_cents >= 0),
  was_cents     bigint check (was_cents > price_cents),
  was_from      date,
  was_until     date,
  weight_grams  int not null check (weight_grams >= 0),
  recycle_cents bigint not null default 0 check (recycle_cents >= 0),
  deposit_cents bigint check (deposit_cents > 0 and deposit_cents < price_cents),
  leasable      boolean not null default false,
  active        boolean not null default true
);
create index skus_product on skus (product_id);

-- Stock -99 exists on the wire only (A14): here a policy and a count that can never be negative.
create table stock (
  sku_id  int primary key references skus (sku_id),
  policy  text not null check (policy in ('tracked', 'unlimited', 'unavailable')),
  on_hand int not null default 0 check (on_hand >= 0),
  held    int not null default 0 check (held >= 0),
  check (policy <> 'tracked' or held <= on_hand)
);

create table faqs (
  page     text not null,
  position int not null,
  question text not null,
  answer   text not null,
  primary key (page, position)
);

create table catalogue_imports (
  id          bigint generated always as identity primary key,
  file_name   text not null,
  file_sha256 text not null,
  products    int not null,
  imported_at timestamptz not null
);

create table coupons (
  code               text primary key check (code = upper(code) and length(code) between 1 and 40),
  kind               text not null check (kind in ('amount', 'percent', 'free_shipping')),
  -- Cents for amount, parts per million for percent.
  value              bigint not null check (value >= 0 and (kind <> 'percent' or value <= 1000000)),
  minimum_cents      bigint not null default 0 check (minimum_cents >= 0),
  starts_at          timestamptz not null,
  ends_at            timestamptz check (ends_at > starts_at),
  use_limit          int check (use_limit > 0),
  customer_use_limit int check (customer_use_limit > 0),
  used               int not null default 0 check (used >= 0 and (use_limit is null or used <= use_limit)),
  only_sku_ids       int[] not null default '{}',
  only_kinds         text[] not null default '{}',
  except_sku_ids     int[] not null default '{}'
);
