-- Labels that a carrier was asked for. One at a time is open of an order: two presses make no two labels.
create table shipping_labels (
  id          uuid primary key,
  order_id    uuid not null references orders (id),
  -- asked -> made | refused | lost (no answer: the carrier may have one that nobody has); made -> cancelling -> cancelled.
  state       text not null default 'asked'
              check (state in ('asked', 'made', 'refused', 'lost', 'cancelling', 'cancelled')),
  -- The specification's fields (S217–S226), as the carrier was told.
  label       jsonb not null,
  tracking    text unique check (tracking ~ '^[0-9]{12,34}$'),
  pdf         bytea,
  made_by     bigint not null references staff (id),
  created_at  timestamptz not null,
  changed_at  timestamptz not null,
  check ((state in ('made', 'cancelling', 'cancelled')) <= (tracking is not null and pdf is not null))
);
create unique index shipping_labels_one on shipping_labels (order_id) where state in ('asked', 'made', 'cancelling');
create index shipping_labels_of_order on shipping_labels (order_id, created_at);
