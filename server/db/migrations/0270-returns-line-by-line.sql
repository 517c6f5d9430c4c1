-- What was decided of each line of a return, why of some of it the store takes none, and what of it has come, in what
-- condition. Null: not decided, not here.
alter table rma_lines add column accepted int check (accepted between 0 and units);
alter table rma_lines add column refused_why text not null default '' check (length(refused_why) <= 500);
alter table rma_lines add column received int check (received between 0 and units);
alter table rma_lines add column condition text
  check (condition in ('sealed', 'opened', 'used', 'damaged', 'incomplete'));
-- Of returns from before: each was accepted, and came, whole.
update rma_lines set accepted = units, received = case when state = 'approved' then null else units end
from rmas where rmas.id = rma_id and state in ('approved', 'received', 'done');
-- What the store takes back by it, as far as is known: of what was asked what was accepted, and of that what came.
alter table rma_lines add column granted int not null generated always as (least(units, accepted, received)) stored;

-- Labels that the carrier is to be told of, until it has heard.
create index shipping_labels_cancelling on shipping_labels (changed_at) where state = 'cancelling';

-- What was measured in a test of a PC, by the names of rules/order/measured-values.ts, each in its unit.
alter table order_tests add column measured jsonb not null default '{}';

-- As in 0171; of a return counts what the store takes back by it.
create or replace view line_units as
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
  select coalesce(sum(part.granted) filter (where wants = 'refund' and state <> 'done'), 0)::int as coming,
    -- Its refund is sent by then, and is the same unit's.
    coalesce(sum(part.granted) filter (where wants = 'refund' and state = 'done'), 0)::int as settled,
    coalesce(sum(part.granted) filter (where wants <> 'refund'), 0)::int as elsewhere
  from (select rma_id, granted from rma_lines where order_line_id = order_lines.id offset 0) as part,
    lateral (select wants, state from rmas where rmas.id = part.rma_id offset 0) as rma
  where state not in ('rejected', 'withdrawn')
) as asked;
