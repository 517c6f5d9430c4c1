-- What priced an order, kept once for all orders it priced: rates, fees, holidays, shipping, points. `json` and not
-- `jsonb`, so that the text stays as it was hashed. Orders from before this table have none.
create table pricing_configs (
  sha256 text primary key,
  version text not null,
  config json not null,
  kept_at timestamptz not null
);
alter table orders add column config_sha256 text references pricing_configs (sha256);
