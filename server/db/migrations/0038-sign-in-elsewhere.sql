-- Members whom Google or Discord vouches for, by the provider's own number of the person.
create table member_identities (
  provider      text not null check (provider in ('google', 'discord')),
  subject       text not null check (length(subject) between 1 and 255),
  member_id     bigint not null references members (id) on delete cascade,
  email         text not null,
  linked_at     timestamptz not null,
  primary key (provider, subject),
  unique (member_id, provider)
);

-- A sign-in that a browser went elsewhere for, by its token. State, nonce and verifier are made of that and the store's secret.
create table provider_sign_ins (
  token_sha256  bytea primary key check (length(token_sha256) = 32),
  provider      text not null check (provider in ('google', 'discord')),
  keeps         boolean not null,
  -- Once the provider has spoken for the e-mail of an account that has a password: who waits to be linked to it.
  subject       text,
  email         text,
  member_id     bigint references members (id) on delete cascade,
  expires_at    timestamptz not null,
  check ((subject is null) = (member_id is null))
);
create index provider_sign_ins_expires on provider_sign_ins (expires_at);
create index provider_sign_ins_member on provider_sign_ins (member_id);
