-- An order keeps the language it was placed in, and of each line the facts, no longer the sentence a shopper read
-- (decision 16). Every sentence was written by one function, so each is read back whole: a deposit at its end, a warranty
-- before it, and what is left is the variant. The day of a deposit stands in the input that priced the order.

alter table orders add column locale text not null default 'en-US';
alter table order_lines add column facts jsonb;

update order_lines
set facts = jsonb_build_object(
  'variant', nullif(regexp_replace(of_item, '(^|, )\d+-(year|month) warranty$', ''), ''),
  'warrantyMonths',
    substring(of_item from '(?:^|, )(\d+)-(?:year|month) warranty$')::int
      * case when of_item ~ '-year warranty$' then 12 else 1 end,
  'deposit', case when of_item <> detail then
    jsonb_build_object('shipsOn', priced_cart #> array['lines', position::text, 'preOrderShipsOn'])
  end
)
from (
  select order_lines.id, priced_cart,
    regexp_replace(detail, '(^|, )pre-order deposit, ships separately( on .+)? once the rest is paid$', '') as of_item
  from order_lines join orders on orders.id = order_id
) as sentence
where sentence.id = order_lines.id;

alter table order_lines
  alter column facts set not null,
  drop column detail;
