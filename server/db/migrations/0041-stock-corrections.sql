-- By how many a count on the shelf was corrected, and why; the same key twice is one correction.
create table stock_corrections (
  key      uuid primary key,
  sku_id   int not null references skus (sku_id),
  by_units int not null check (by_units <> 0),
  reason   text not null check (length(reason) between 1 and 500),
  staff_id bigint not null references staff (id),
  at       timestamptz not null
);
create index stock_corrections_sku on stock_corrections (sku_id, at);
create trigger stock_corrections_append_only before update or delete on stock_corrections
  for each row execute function refuse_change();
