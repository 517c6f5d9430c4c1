-- A ZIP code that is not in the postal table may be confirmed by the shopper; the order that goes there says so.
alter table carts add column confirmed_zip_code text;
alter table orders add column zip_code_unknown boolean not null default false;
