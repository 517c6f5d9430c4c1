-- An address can be switched off and on at the desk, be told of some events alone, and is paused when it takes nothing.
alter table webhook_endpoints
  -- `off` by the desk, `paused` by the store: nothing was taken for as long as it is tried.
  add column state text not null default 'on' check (state in ('on', 'off', 'paused')),
  -- Names of order events; null for every event that is told of.
  add column events text[] check (cardinality(events) > 0),
  -- One more with each change: of two who saw the same one changes it.
  add column version int not null default 1,
  add column tested_at timestamptz,
  add column test_answer text not null default '',
  add column test_said text not null default '';
alter table webhook_deliveries
  add column tried_at timestamptz,
  -- How the answer began, as readable text.
  add column last_said text not null default '';
