-- What pages show of the catalogue has changed: written in the transaction of the change itself, whoever makes it.
create table catalogue_changes (
  -- Reading by transaction misses nothing: one that ends late keeps its early number.
  xid        xid8 not null default pg_current_xact_id(),
  -- 0 for what belongs to no product: the questions under a list.
  product_id bigint not null,
  -- stock: another count. availability: sold out, or there again. product: anything else.
  what       text not null check (what in ('product', 'availability', 'stock')),
  at         timestamptz not null default now(),
  primary key (xid, product_id, what, at)
);
create index catalogue_changes_at on catalogue_changes (at);

create function announce_catalogue_change(product bigint, changed text) returns void language plpgsql as $$
begin
  insert into catalogue_changes (product_id, what) values (product, changed) on conflict do nothing;
  perform pg_notify('catalogue_changed', '');
end $$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform announce_catalogue_change(coalesce(new.id, old.id), 'product');
  return null;
end $$;
create trigger product_changed after update on products for each row
  when (old.* is distinct from new.*) execute function product_changed();
create trigger product_added after insert or delete on products for each row execute function product_changed();

create function sku_changed() returns trigger language plpgsql as $$
begin
  perform announce_catalogue_change(coalesce(new.product_id, old.product_id), 'product');
  return null;
end $$;
create trigger sku_changed after update on skus for each row
  when (old.* is distinct from new.*) execute function sku_changed();
create trigger sku_added after insert or delete on skus for each row execute function sku_changed();

create function is_there(policy text, on_hand int, held int) returns boolean immutable language sql as $$
  select policy = 'unlimited' or (policy = 'tracked' and on_hand > held)
$$;

create function stock_changed() returns trigger language plpgsql as $$
begin
  perform announce_catalogue_change(
    (select product_id from skus where sku_id = new.sku_id),
    case when is_there(old.policy, old.on_hand, old.held) is distinct from is_there(new.policy, new.on_hand, new.held)
      then 'availability' else 'stock' end);
  return null;
end $$;
-- What is paid leaves the shelf and its hold together: nothing a page shows changes.
create trigger stock_changed after update on stock for each row
  when (old.policy is distinct from new.policy or old.on_hand - old.held <> new.on_hand - new.held)
  execute function stock_changed();

-- Written after its SKU, so the count of a new one is news, too.
create function stock_added() returns trigger language plpgsql as $$
begin
  perform announce_catalogue_change((select product_id from skus where sku_id = new.sku_id), 'availability');
  return null;
end $$;
create trigger stock_added after insert on stock for each row execute function stock_added();

create function faqs_changed() returns trigger language plpgsql as $$
begin
  perform announce_catalogue_change(0, 'product');
  return null;
end $$;
create trigger faqs_changed after insert or update or delete on faqs for each statement execute function faqs_changed();
