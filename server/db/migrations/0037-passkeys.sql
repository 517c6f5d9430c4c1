-- Keys that stay on a member's devices; here is only what checks their signatures (WebAuthn).
create table passkeys (
  -- The credential's id as the device gives it, base64url.
  id            text primary key check (length(id) between 16 and 1400),
  member_id     bigint not null references members (id) on delete cascade,
  public_key    bytea not null,
  -- Rises with each use on devices that count; one that falls back is a copy.
  counter       bigint not null check (counter >= 0),
  -- Where it was made: families of browser and system.
  browser       text not null,
  system        text not null,
  created_at    timestamptz not null,
  used_at       timestamptz
);
create index passkeys_member on passkeys (member_id);

-- What a device is asked to sign, once: the challenge itself is made of the browser's token and the store's secret.
create table passkey_challenges (
  token_sha256  bytea primary key check (length(token_sha256) = 32),
  -- For whom a passkey is made; null at a sign-in, where the passkey says who it is.
  member_id     bigint references members (id) on delete cascade,
  expires_at    timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
create index passkey_challenges_member on passkey_challenges (member_id);
