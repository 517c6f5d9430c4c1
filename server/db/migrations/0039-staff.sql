-- The staff, their roles, where they are signed in, and the log of what they did. No password, token, link or second
-- factor is kept in clear: digests, and what is sealed under the store's secret.
create table staff (
  id            bigint generated always as identity primary key,
  email         text not null check (length(email) between 3 and 254),
  name          text not null check (length(name) between 1 and 60),
  state         text not null check (state in ('invited', 'active', 'ended')),
  password_hash text check (password_hash like '$argon2id$%'),
  -- The authenticator's secret, and the step of the last code that was taken: each works once.
  totp_sealed   bytea not null,
  totp_step     bigint,
  invitation_sha256 bytea unique check (length(invitation_sha256) = 32),
  invited_until timestamptz,
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  check (state <> 'active' or (password_hash is not null and totp_step is not null)),
  check (state = 'invited' or invitation_sha256 is null)
);
create unique index staff_email on staff (lower(email));

create table staff_roles (
  staff_id bigint not null references staff (id),
  role     text not null check (role in ('owner', 'manager', 'support', 'builder', 'warehouse')),
  primary key (staff_id, role)
);

create table staff_sessions (
  id           uuid primary key,
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  staff_id     bigint not null references staff (id),
  browser      text not null,
  system       text not null,
  network      text not null,
  created_at   timestamptz not null,
  used_at      timestamptz not null,
  idle_until   timestamptz not null,
  ends_at      timestamptz not null check (ends_at > created_at),
  -- When the second factor was given last.
  proved_at    timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);
create index staff_sessions_ends on staff_sessions (ends_at);

-- Who did what to what, before, after and why: written in the transaction of the change, and never changed.
create table staff_log (
  id         bigint generated always as identity primary key,
  -- Null: whoever runs the store, by a command, or somebody who did not get in.
  staff_id   bigint references staff (id),
  act        text not null,
  subject    text not null,
  before     jsonb not null default '{}',
  after      jsonb not null default '{}',
  reason     text not null default '',
  client_key text not null default '',
  at         timestamptz not null
);
create index staff_log_subject on staff_log (subject, id);
create index staff_log_staff on staff_log (staff_id, at);
create trigger staff_log_append_only before update or delete on staff_log for each row execute function refuse_change();
create trigger staff_log_kept before truncate on staff_log for each statement execute function refuse_change();
