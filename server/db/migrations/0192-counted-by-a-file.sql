-- 0194 gives back what orders kept that a provider's news had ended, and knows counts at the desk alone. Until 0175 every
-- import set the count of each unit in its file outright, too: what was counted after such an order's end is on the shelf
-- already, so it is freed here and added nowhere. An import left no note of which units it counted, so one of before 0175
-- is taken to have counted all of them: a unit too few on the shelf is found at the next count, one too many is sold. Since
-- 0175 an import keeps counts, unless it is told not to, and is no reason here. Where 0194 ran before this, nothing is done.
update stock_reservations set state = 'released'
from orders, lateral (
  select max(at) as at from order_events where order_id = orders.id and name = 'order_refunded'
) as ended
where stock_reservations.order_id = orders.id and stock_reservations.state = 'claimed'
  and orders.state = 'refunded' and orders.shipped_at is null
  and not exists (select from shipments where order_id = orders.id)
  and not exists (select from order_events where order_id = orders.id and name in ('order_shipped', 'order_delivered'))
  and exists (
    select from catalogue_imports
    where imported_at > ended.at
      and imported_at < (select run_at from migrations where name = '0175-what-a-file-counted.sql')
  )
  and not exists (select from migrations where name = '0194-old-ends-in-the-house.sql');
