-- A PC with chosen parts that somebody keeps: a member's, or that of a browser that nobody has signed in on yet.
create table saved_builds (
  id             uuid primary key,
  member_id      bigint references members (id) on delete cascade,
  -- SHA-256 of the key that the browser's cookie holds.
  browser_sha256 bytea check (length(browser_sha256) = 32),
  sku_id         int not null references skus (sku_id),
  build          text not null
    check (length(build) <= 300 and build ~ '^[0-9]+p[0-9]+(x[0-9]+)?(-[0-9]+p[0-9]+(x[0-9]+)?)*$'),
  -- Empty until it is named: then the PC's name stands for it.
  name           text not null check (length(name) <= 60),
  -- On the day it was saved.
  price_cents    bigint not null check (price_cents >= 0),
  saved_at       timestamptz not null,
  -- Taken off the list: kept a while, so that it can be put back.
  removed_at     timestamptz,
  check ((member_id is null) <> (browser_sha256 is null))
);
-- The same parts are saved once, however often that is asked and on however many devices.
create unique index saved_builds_member on saved_builds (member_id, sku_id, build) where member_id is not null;
create unique index saved_builds_browser on saved_builds (browser_sha256, sku_id, build) where browser_sha256 is not null;
create index saved_builds_guests on saved_builds (saved_at) where browser_sha256 is not null;
create index saved_builds_removed on saved_builds (removed_at) where removed_at is not null;

-- One mail, when the price of a whole build is low enough and it can be built.
create table build_alerts (
  id             uuid primary key,
  saved_build_id uuid not null unique references saved_builds (id) on delete cascade,
  -- The price when it was asked: a mail goes out below it.
  below_cents    bigint not null check (below_cents > 0),
  -- The most that it may cost then; null for any fall.
  target_cents   bigint check (target_cents > 0),
  created_at     timestamptz not null,
  told_at        timestamptz
);
create index build_alerts_waiting on build_alerts (id) where told_at is null;
