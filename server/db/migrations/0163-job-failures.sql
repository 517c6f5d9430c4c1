-- What a job could not do, a record a row: it waits, longer each time, and everything behind it goes on. One place for
-- every job that goes through records; mails, the provider's events and webhooks keep their own tries beside themselves.
create table job_failures (
  -- What is done of it: `expire-holds`, `reconcile-payments`.
  work         text not null,
  -- What an operator calls it: an order's number, a payment's id.
  record       text not null,
  attempts     int not null check (attempts > 0),
  since        timestamptz not null,
  next_try_at  timestamptz not null,
  last_error   text not null,
  primary key (work, record)
);
-- The tries that three of them kept by themselves until now.
alter table insurance_policies drop column failures, drop column next_try_at;
alter table marketing_carts drop column failures, drop column next_try_at;
alter table marketing_orders drop column failures, drop column next_try_at;
alter table screenings drop column failures, drop column next_try_at;
