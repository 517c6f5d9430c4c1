-- A second step at sign-in: codes of an authenticator, and codes on paper for the day it is lost (decision 21).
create table two_factors (
  member_id     bigint primary key references members (id) on delete cascade,
  -- Sealed under the store's secret: a copy of the database makes no codes.
  secret_sealed bytea not null,
  -- The session that set it up, which alone may see the secret until the first code is typed.
  session_id    uuid not null,
  begun_at      timestamptz not null,
  confirmed_at  timestamptz,
  -- The time step of the last code that was taken: each works once.
  used_step     bigint,
  check (confirmed_at is null or used_step is not null)
);

create table recovery_codes (
  member_id     bigint not null references members (id) on delete cascade,
  code_sha256   bytea not null check (length(code_sha256) = 32),
  used_at       timestamptz,
  primary key (member_id, code_sha256)
);

-- Whose password was right and whose code is awaited, by a token that opens nothing else.
create table sign_in_steps (
  token_sha256  bytea primary key check (length(token_sha256) = 32),
  member_id     bigint not null references members (id) on delete cascade,
  keeps         boolean not null,
  -- How the first step was done, for the security log.
  by_means      text not null check (by_means in ('password', 'mail', 'google', 'discord')),
  expires_at    timestamptz not null
);
create index sign_in_steps_member on sign_in_steps (member_id);
create index sign_in_steps_expires on sign_in_steps (expires_at);

-- What a mail is about stands in the rules; the table only keeps it.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check check (purpose ~ '^[a-z_]{1,40}$');
