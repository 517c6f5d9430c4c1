-- What another shop's export calls a product and a unit, and which they are here: the same at every import. Written before
-- the product itself, so without a reference to it: an import that is killed finds the same numbers again.
create table imported_handles (
  handle text primary key,
  slug   text not null unique
);
create table imported_units (
  -- `sku:…`, or handle and options as a JSON list.
  name   text primary key,
  sku_id int not null
);
