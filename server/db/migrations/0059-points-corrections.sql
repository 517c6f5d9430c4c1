-- Points that staff give or take by hand, each with its reason; a large one waits for a second person. The same key twice
-- is one correction.
create table points_corrections (
  key         uuid primary key,
  member_id   bigint not null references members (id),
  points      int not null check (points <> 0),
  reason      text not null check (length(reason) between 1 and 500),
  state       text not null check (state in ('waiting', 'done', 'declined')),
  asked_by    bigint not null references staff (id),
  asked_at    timestamptz not null,
  decided_by  bigint references staff (id) check (decided_by <> asked_by),
  decided_at  timestamptz,
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'declined' or decided_by is not null)
);
create index points_corrections_waiting on points_corrections (asked_at) where state = 'waiting';
create index points_corrections_member on points_corrections (member_id, asked_at);

alter table point_entries add column correction uuid unique references points_corrections (key);
alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('earn', 'spend', 'give_back', 'claw_back', 'expire', 'correct'));
alter table point_entries drop constraint point_entries_check;
alter table point_entries add constraint point_entries_check
  check (points <> 0 and (kind = 'correct' or (points > 0) = (kind in ('earn', 'give_back'))));
alter table point_entries drop constraint point_entries_check1;
alter table point_entries add constraint point_entries_check1
  check (order_id is not null or kind in ('expire', 'correct'));
alter table point_entries add constraint point_entries_correction check ((correction is not null) = (kind = 'correct'));
