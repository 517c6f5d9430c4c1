-- What a file counted stands beside the count that orders move, so a product is what it was when only the count differs.
update products set detail = jsonb_set(detail, '{skus}', (
  select coalesce(jsonb_agg(sku - 'stock' order by place), '[]') from jsonb_array_elements(detail -> 'skus') with ordinality as all_skus (sku, place)
)) where detail ? 'skus';
