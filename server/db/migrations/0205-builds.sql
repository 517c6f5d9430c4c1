-- A PC whose parts were chosen is a line of its own: the same PC with other parts is another line.
alter table cart_items add column build text not null default ''
  check (length(build) <= 300 and build ~ '^([0-9]+p[0-9]+(x[0-9]+)?(-[0-9]+p[0-9]+(x[0-9]+)?)*)?$');
alter table cart_items
  drop constraint cart_items_one_choice,
  add constraint cart_items_one_choice unique (cart_id, sku_id, warranty_id, rush_service, from_complete_your_purchase, build);

-- As it was sold: its parts with the versions of their facts, and what the rules said.
alter table order_lines add column build jsonb;

-- What a line takes off the shelf, and how much for one unit of it: its SKU, and each part of its build.
create view line_skus as
select id as line_id, order_id, sku_id, 1 as per_unit from order_lines where sku_id is not null
union all
select id, order_id, (part ->> 'skuId')::int, (part ->> 'quantity')::int
from order_lines, jsonb_array_elements(build -> 'parts') as part;
