-- Who buys without sales tax: an application for each state, approved by staff. What an order was exempt by stays in its
-- priced cart, whatever becomes of the application.
create table tax_exemptions (
  member_id    bigint not null references members (id) on delete cascade,
  region       text not null check (region ~ '^[A-Z]{2}$'),
  state        text not null check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  organisation text not null check (length(organisation) between 1 and 120),
  ground       text not null check (ground in ('resale', 'government', 'nonprofit', 'education', 'other')),
  certificate  text not null check (length(certificate) between 1 and 40),
  -- Its last day; null for a certificate that does not end.
  expires_on   date,
  answer       text not null default '' check (length(answer) <= 500),
  version      int not null default 1,
  created_at   timestamptz not null,
  changed_at   timestamptz not null,
  primary key (member_id, region)
);
create index tax_exemptions_pending on tax_exemptions (created_at) where state = 'pending';

-- Whether its member wants this cart without tax, where that is allowed.
alter table carts add column tax_exempt boolean not null default false;
-- A member's cart has no token: an index of tokens is no way to look for open carts by anything else.
drop index carts_one_open;
create unique index carts_one_open on carts (token_sha256) where state = 'open' and token_sha256 is not null;
