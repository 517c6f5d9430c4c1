-- What a price was and was wanted to be, beside that its member was told: the page of their alerts shows both for some weeks.
alter table told_alerts
  add column below_cents bigint check (below_cents > 0),
  add column target_cents bigint check (target_cents > 0);

-- A review has a line over its text, and the store may answer it under its name, for everybody to read.
alter table reviews
  add column headline text not null default '' check (length(headline) <= 80),
  add column store_answer text not null default '' check (length(store_answer) <= 1000),
  add column store_answered_at timestamptz,
  add constraint reviews_store_answer check ((store_answer = '') = (store_answered_at is null));
