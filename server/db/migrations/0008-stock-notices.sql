-- Who wants one mail when something sold out is there again. Rows go as soon as that mail is sent.
create table stock_notices (
  id bigint generated always as identity primary key,
  sku_id int not null references skus (sku_id),
  -- Lower case: one row for an address and a product, however it was typed.
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz not null,
  -- The mail waits in the outbox.
  told_at timestamptz,
  unique (sku_id, email)
);
create index stock_notices_waiting on stock_notices (sku_id) where told_at is null;
create index stock_notices_email on stock_notices (email);
