-- Every price at which a SKU was really offered, whoever sets it. What stands struck on a page is derived from it.
create table prices_charged (
  sku_id   int not null references skus (sku_id),
  cents    bigint not null check (cents >= 0),
  from_at  timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  -- store: noted by the triggers below. file: what a merchant's file says of the time before this shop sold it.
  source   text not null default 'store' check (source in ('store', 'file')),
  primary key (sku_id, from_at)
);
create unique index prices_charged_now on prices_charged (sku_id) where until_at is null;

-- What was typed beside a SKU was said by a merchant's file. Noon in Greenwich is the same day in America.
insert into prices_charged (sku_id, cents, from_at, until_at, source)
select sku_id, was_cents, (was_from + time '12:00') at time zone 'UTC',
  least((was_until + time '12:00') at time zone 'UTC', now()), 'file'
from skus where was_cents is not null and was_from < was_until and (was_from + time '12:00') at time zone 'UTC' < now();
insert into prices_charged (sku_id, cents, from_at)
select sku_id, price_cents,
  coalesce((select until_at from prices_charged as old where old.sku_id = skus.sku_id), now())
from skus join products on products.id = skus.product_id where skus.active and products.listed;

alter table skus drop column was_cents, drop column was_from, drop column was_until;

create function prices_charged_stay() returns trigger language plpgsql as $$
begin
  if old.until_at is not null then raise exception 'prices_charged is append-only'; end if;
  return coalesce(new, old);
end $$;
create trigger prices_charged_stay before update or delete on prices_charged
  for each row execute function prices_charged_stay();

-- Ends the price that is asked, and begins another where the SKU is still offered. Its row is locked: two who change
-- price and listing at once follow one another.
create function note_charged_price(wanted int) returns void language plpgsql as $$
declare
  offered bigint;
  at timestamptz;
begin
  perform from skus where sku_id = wanted for update;
  select price_cents into offered from skus join products on products.id = skus.product_id
    where sku_id = wanted and skus.active and products.listed;
  if exists (select from prices_charged where sku_id = wanted and until_at is null and cents = offered) then return; end if;
  at := clock_timestamp();
  delete from prices_charged where sku_id = wanted and until_at is null and from_at >= at;
  update prices_charged set until_at = at where sku_id = wanted and until_at is null;
  if offered is not null then
    insert into prices_charged (sku_id, cents, from_at) values (wanted, offered, at);
  end if;
end $$;

create function sku_price_charged() returns trigger language plpgsql as $$
begin
  perform note_charged_price(new.sku_id);
  return null;
end $$;
create trigger sku_price_charged after update on skus for each row
  when ((old.price_cents, old.active, old.product_id) is distinct from (new.price_cents, new.active, new.product_id))
  execute function sku_price_charged();
create trigger sku_price_first_charged after insert on skus for each row execute function sku_price_charged();

create function product_prices_charged() returns trigger language plpgsql as $$
begin
  perform note_charged_price(sku_id) from (select sku_id from skus where product_id = new.id order by sku_id) as own;
  return null;
end $$;
create trigger product_prices_charged after update on products for each row
  when (old.listed is distinct from new.listed) execute function product_prices_charged();
