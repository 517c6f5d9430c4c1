-- When a PC's turn comes (none), before it for a price (rush), or later for nothing (DEFER, the specification's word).
alter table cart_items add column rush_service text not null default 'none' check (rush_service in ('none', 'rush', 'DEFER'));

-- One line for each choice of a SKU.
alter table cart_items
  drop constraint cart_items_cart_id_sku_id_warranty_id_from_complete_your_pu_key,
  add constraint cart_items_one_choice unique (cart_id, sku_id, warranty_id, rush_service, from_complete_your_purchase);
