-- A row a job: when it is due, until when a node has it, and how its last runs ended. One conditional update claims it,
-- so the queue that was used as a clock goes with its tables.
create table job_runs (
  name text primary key,
  due_at timestamptz not null default now(),
  claimed_until timestamptz,
  ended_well_at timestamptz,
  failed_at timestamptz,
  last_error text
);
drop schema if exists pgboss cascade;
