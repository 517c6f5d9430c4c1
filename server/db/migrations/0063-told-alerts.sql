-- That a member was written to: for the page of their alerts, some weeks long. The address itself goes with the mail.
create table told_alerts (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references members (id) on delete cascade,
  kind       text not null check (kind in ('price_drop', 'coupon', 'back_in_stock')),
  sku_id     int not null references skus (sku_id),
  asked_at   timestamptz not null,
  told_at    timestamptz not null
);
create index told_alerts_member on told_alerts (member_id, told_at);
create index told_alerts_age on told_alerts (told_at);
