-- Units of a line that were given back before its order left the house: they are in no parcel, and with nobody.
alter table order_lines add column left_out int not null default 0;
update order_lines set left_out = given.units
from (
  select order_line_id, sum(units)::int as units
  from refund_parts join refunds on refunds.id = refund_id join orders on orders.id = refunds.order_id
  where refunds.state = 'succeeded' and refunds.created_at < orders.shipped_at
  group by order_line_id
) as given
where given.order_line_id = order_lines.id;
alter table order_lines add constraint order_lines_left_out check (left_out >= 0 and left_out <= quantity);

-- What has become of the units of each line; `quantity` alone says only how many were sold. Whoever packs, weighs, takes
-- back, gives back or shows a line asks here.
--   refunded    given back, or on the way back for money
--   sent_back   of these, whose money was sent
--   kept        sold, and not refunded: what is packed, and what stays with its buyer
--   shipped     were in the parcel
--   coming      asked back for money, and not settled
--   returnable  with the buyer, not paid back, and in no request
create view line_units as
select order_lines.id as line_id, order_lines.order_id, back.refunded, back.sent_back, quantity - back.refunded as kept,
  parcel.shipped, asked.coming,
  greatest(0, parcel.shipped - greatest(back.refunded - left_out, asked.settled) - asked.coming - asked.elsewhere) as returnable
from order_lines
cross join lateral (
  select case when state in ('shipped', 'delivered') or shipped_at is not null then quantity - left_out else 0 end as shipped
  from orders where orders.id = order_lines.order_id offset 0
) as parcel
cross join lateral (
  select coalesce(sum(part.units), 0)::int as refunded,
    coalesce(sum(part.units) filter (where refund.state = 'succeeded'), 0)::int as sent_back
  from (select refund_id, units from refund_parts where order_line_id = order_lines.id offset 0) as part,
    lateral (select state from refunds where refunds.id = part.refund_id offset 0) as refund
  where refund.state <> 'failed'
) as back
cross join lateral (
  select coalesce(sum(part.units) filter (where wants = 'refund' and state <> 'done'), 0)::int as coming,
    -- Its refund is sent by then, and is the same unit's.
    coalesce(sum(part.units) filter (where wants = 'refund' and state = 'done'), 0)::int as settled,
    coalesce(sum(part.units) filter (where wants <> 'refund'), 0)::int as elsewhere
  from (select rma_id, units from rma_lines where order_line_id = order_lines.id offset 0) as part,
    lateral (select wants, state from rmas where rmas.id = part.rma_id offset 0) as rma
  where state not in ('rejected', 'withdrawn')
) as asked;
