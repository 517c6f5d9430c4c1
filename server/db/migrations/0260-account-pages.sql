-- What a price was and was wanted to be, beside that its member was told: the page of their alerts shows both for some weeks.
alter table told_alerts
  add column below_cents bigint check (below_cents > 0),
  add column target_cents bigint check (target_cents > 0);
