-- The insurer's latest quote for a cart, and whether its buyer wants it: number, premium, what it is for, and its end.
alter table carts add column insurance jsonb;

-- Insurance that orders were made with. Bought once they are paid, by a job: nothing outside is asked in a transaction.
create table insurance_policies (
  order_id       uuid primary key references orders (id),
  quote_id       text not null,
  insured_cents  bigint not null check (insured_cents > 0),
  premium_cents  bigint not null check (premium_cents > 0),
  -- quoted -> bought -> shipped | cancelled; quoted -> cancelled (never paid) | refused (the premium goes back).
  state          text not null default 'quoted'
                 check (state in ('quoted', 'bought', 'shipped', 'refused', 'cancelled')),
  -- From then on the insurer may have sold it, whatever was heard of that.
  asked_at       timestamptz,
  -- The insurer's own number.
  policy_id      text,
  failures       int not null default 0 check (failures >= 0),
  next_try_at    timestamptz,
  created_at     timestamptz not null,
  changed_at     timestamptz not null,
  check ((state in ('bought', 'shipped')) <= (policy_id is not null))
);
create index insurance_policies_open on insurance_policies (created_at) where state in ('quoted', 'bought');
