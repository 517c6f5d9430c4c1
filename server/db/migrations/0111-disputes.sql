-- What a buyer's bank asks back of a charge (a chargeback), as its provider says. Nothing here moves money.
create table disputes (
  provider          text not null,
  dispute_ref       text not null,
  payment_id        uuid not null references payments (id),
  order_id          uuid not null references orders (id),
  state             text not null constraint disputes_state_check
                      check (state in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed')),
  -- The bank's word, as `fraudulent`.
  reason            text not null,
  amount_cents      bigint not null check (amount_cents >= 0),
  taken_back_cents  bigint not null default 0 check (taken_back_cents >= 0),
  won_back_cents    bigint not null default 0 check (won_back_cents >= 0),
  -- Until then evidence is taken; null where none is asked for.
  due_at            timestamptz,
  opened_at         timestamptz not null,
  changed_at        timestamptz not null,
  primary key (provider, dispute_ref)
);
create index disputes_order on disputes (order_id);
create index disputes_payment on disputes (payment_id);
