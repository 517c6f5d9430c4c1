-- What became of a return, each state with when it came to it; none is reached twice (rules/rma/rma-states.ts).
create table rma_moves (
  rma_id  uuid not null references rmas (id),
  state   text not null check (state in ('requested', 'approved', 'received', 'done', 'rejected', 'withdrawn')),
  at      timestamptz not null,
  primary key (rma_id, state)
);
-- Of returns from before: as the log of the staff has it, and the state that each is in.
insert into rma_moves (rma_id, state, at) select id, 'requested', created_at from rmas;
insert into rma_moves (rma_id, state, at)
select rmas.id, staff_log.after ->> 'state', min(staff_log.at)
from staff_log join rmas on staff_log.subject = 'rma:' || rma_number
where staff_log.act in ('rma_approve', 'rma_reject', 'rma_receive', 'rma_settle')
group by rmas.id, staff_log.after ->> 'state'
on conflict do nothing;
insert into rma_moves (rma_id, state, at) select id, state, changed_at from rmas on conflict do nothing;

-- The return that money goes back for.
alter table refunds add column rma_id uuid references rmas (id);
create index refunds_rma on refunds (rma_id) where rma_id is not null;

-- What a buyer and staff write to each other about a return. No staff: its buyer wrote it.
create table rma_messages (
  id        uuid primary key,
  rma_id    uuid not null references rmas (id),
  staff_id  bigint references staff (id),
  text      text not null check (length(text) between 1 and 2000),
  at        timestamptz not null
);
create index rma_messages_rma on rma_messages (rma_id, at);
-- Its buyer wrote last, and nobody has answered or decided since.
alter table rmas add column message_waits boolean not null default false;
create index rmas_message_waits on rmas (changed_at) where message_waits;

-- A label may be of a return's parcel, and then tells where that parcel is; an order's parcel tells by its state.
alter table shipping_labels add column rma_id uuid references rmas (id);
alter table shipping_labels add column parcel text not null default 'labelled'
  check (parcel in ('labelled', 'moving', 'delivered'));
drop index shipping_labels_one;
create unique index shipping_labels_one on shipping_labels (order_id)
  where rma_id is null and state in ('asked', 'made', 'cancelling');
create unique index shipping_labels_one_return on shipping_labels (rma_id)
  where rma_id is not null and state in ('asked', 'made', 'cancelling');
create index shipping_labels_of_return on shipping_labels (rma_id, created_at) where rma_id is not null;
