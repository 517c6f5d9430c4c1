-- What the merchant's file said of a unit when its count was last taken: the next file's is held against it, and orders
-- move `on_hand` alone. Null for what no file has counted.
alter table stock add column file_count int check (file_count >= 0);
update stock set file_count = (sku ->> 'stock')::int
from products cross join jsonb_array_elements(detail -> 'skus') as sku
where (sku ->> 'skuId')::int = stock.sku_id and (sku ->> 'stock')::int >= 0;
