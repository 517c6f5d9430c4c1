-- Orders that a provider's news ended before they left the house kept what every other end gives back: units of the shelf,
-- the use of their coupon, points and longer warranties. What has left once comes back by a return.
create temporary table ended_in_the_house on commit drop as
select id, (select max(at) from order_events where order_id = orders.id and name = 'order_refunded') as at
from orders
where state = 'refunded' and shipped_at is null
  and not exists (select from shipments where order_id = orders.id)
  and not exists (select from order_events where order_id = orders.id and name in ('order_shipped', 'order_delivered'));

-- A unit that was counted at the desk since then is on the shelf already.
with freed as (
  update stock_reservations set state = 'released' from ended_in_the_house as ended
  where order_id = ended.id and state = 'claimed' returning sku_id, quantity, ended.at
)
update stock set on_hand = on_hand + back.units
from (
  select sku_id, sum(quantity)::int as units from freed
  where not exists (select from stock_corrections where sku_id = freed.sku_id and stock_corrections.at > freed.at)
  group by sku_id
) as back
where back.sku_id = stock.sku_id;

with freed as (
  delete from coupon_uses using ended_in_the_house as ended where order_id = ended.id returning coupon_code
)
update coupons set used = used - uses.n
from (select coupon_code, count(*)::int as n from freed group by coupon_code) as uses
where code = coupon_code;

-- Of a refunded order, wherever it ended, no point is earned and none is spent.
insert into point_entries (member_id, order_id, kind, points, at)
select member_id, order_id, 'claw_back', -sum(points), now()
from point_entries where kind in ('earn', 'claw_back')
  and order_id in (select id from orders where state = 'refunded')
group by member_id, order_id having sum(points) > 0;
insert into point_entries (member_id, order_id, kind, points, at)
select member_id, order_id, 'give_back', -sum(points), now()
from point_entries where kind in ('spend', 'give_back')
  and order_id in (select id from orders where state = 'refunded')
group by member_id, order_id having sum(points) < 0;

update longer_warranties set ended_at = now()
from orders where orders.id = longer_warranties.order_id and orders.state = 'refunded' and ended_at is null;
