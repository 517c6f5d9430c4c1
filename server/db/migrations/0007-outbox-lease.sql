-- What cannot be done is tried again with growing pauses and given up by age. A row under way is claimed for a while,
-- so that two nodes never do it at once and a killed node's rows come back.
alter table outbox
  add column next_attempt_at timestamptz not null default 'epoch',
  add column claimed_until timestamptz,
  add column given_up_at timestamptz,
  -- A person asked for it again: its age counts from here.
  add column again_at timestamptz;
drop index outbox_waiting;
create index outbox_waiting on outbox (next_attempt_at, id) where delivered_at is null and given_up_at is null;
create index outbox_given_up on outbox (id) where given_up_at is not null;
