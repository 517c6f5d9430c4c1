-- An event that cannot be handled says why, is tried again with growing pauses, and is given up by age, as a mail is.
alter table webhook_inbox
  add column attempts integer not null default 0,
  add column last_error text,
  add column next_attempt_at timestamptz not null default 'epoch',
  add column given_up_at timestamptz,
  -- A person asked for it again: its age counts from here.
  add column again_at timestamptz;
