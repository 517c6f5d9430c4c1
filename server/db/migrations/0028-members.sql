-- Members, who is signed in where, and links by mail (decision 21). No password, token or link is
-- kept in clear: only what a digest of it can be compared with.
create table members (
  -- MemId of the specification; guests are -1.
  id            bigint generated always as identity (start with 100001) primary key,
  email         text not null check (length(email) between 3 and 254),
  -- Null for who only signs in through a provider. Says its own parameters, so that they can grow.
  password_hash text check (password_hash like '$argon2id$%'),
  state         text not null check (state in ('unconfirmed', 'active', 'closed')),
  first_name    text not null check (length(first_name) <= 60),
  last_name     text not null check (length(last_name) <= 60),
  shipping_address jsonb,
  billing_address  jsonb,
  -- Mail about offers: asked for, never assumed.
  receive_info  boolean not null default false,
  -- Wrong passwords since the last right one; from the hundredth on no password opens it, only a link by mail.
  failed_sign_ins int not null default 0,
  created_at    timestamptz not null,
  confirmed_at  timestamptz,
  changed_at    timestamptz not null,
  check (state <> 'active' or confirmed_at is not null)
);
create unique index members_email on members (lower(email));
create index members_unconfirmed on members (created_at) where state = 'unconfirmed';

create table member_sessions (
  id            uuid primary key,
  token_sha256  bytea not null unique check (length(token_sha256) = 32),
  member_id     bigint not null references members (id) on delete cascade,
  keeps         boolean not null,
  -- What its list shows: families of browser and system, and a part of the address.
  browser       text not null,
  system        text not null,
  network       text not null,
  created_at    timestamptz not null,
  used_at       timestamptz not null,
  idle_until    timestamptz not null,
  ends_at       timestamptz not null check (ends_at > created_at)
);
create index member_sessions_member on member_sessions (member_id);
create index member_sessions_ends on member_sessions (ends_at);

-- A mail's link: for one purpose and one person, once, for a time.
create table mail_tokens (
  id            uuid primary key,
  purpose       text not null check (purpose in ('activate', 'already_member', 'reset_password', 'password_changed', 'too_many_tries')),
  -- Null where nobody has the address that was typed: the same is written, and no mail goes out.
  member_id     bigint references members (id) on delete cascade,
  token_sha256  bytea not null unique check (length(token_sha256) = 32),
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  used_at       timestamptz
);
create index mail_tokens_member on mail_tokens (member_id);
create index mail_tokens_expires on mail_tokens (expires_at);

-- What happened to an account, for the owner and for whoever asks later. It outlives the member, and names nobody.
create table security_events (
  id            bigint generated always as identity primary key,
  name          text not null,
  member_id     bigint,
  client_key    text not null,
  detail        jsonb not null default '{}',
  at            timestamptz not null
);
create index security_events_member on security_events (member_id, at);
create index security_events_at on security_events (at);
create function refuse_update() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger security_events_append_only before update on security_events for each row execute function refuse_update();

-- Nobody could sign in before: both columns are empty. A member's cart has no token, so that it closes with the session.
alter table carts alter column member_id type bigint using null;
alter table orders alter column member_id type bigint using null;
alter table carts add constraint carts_of_member foreign key (member_id) references members (id);
alter table orders add constraint orders_of_member foreign key (member_id) references members (id);
alter table carts alter column token_sha256 drop not null;
create unique index carts_one_open_of_member on carts (member_id) where state = 'open' and member_id is not null;
create index orders_guest_email on orders (lower(email)) where member_id is null;
