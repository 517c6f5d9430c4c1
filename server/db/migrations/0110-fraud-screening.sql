-- How the screening of a payment stands; null where nobody was asked. While it is open the money is set aside and not taken.
alter table payments add column screening text
  constraint payments_screening_check check (screening in ('waiting', 'review', 'accepted', 'released', 'rejected', 'lapsed'));
create index payments_screened on payments (created_at) where screening in ('waiting', 'review');

-- What was said of a payment that was not accepted at once, and how often nothing was said.
create table screenings (
  payment_id   uuid primary key references payments (id),
  -- Null where the screener has not answered.
  verdict      text check (verdict in ('accept', 'review', 'reject')),
  -- What the screener calls the case.
  ref          text not null default '',
  score        int,
  reason       text not null default '',
  failures     int not null default 0 check (failures >= 0),
  next_try_at  timestamptz
);
