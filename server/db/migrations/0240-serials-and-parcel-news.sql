-- The serial numbers of a PC that left the house: its own, and those of its parts.
create table unit_serials (
  line_id     bigint not null references order_lines (id),
  -- Which of the line's units.
  unit        int not null check (unit >= 1),
  -- 0: the thing itself; else the how-manieth part of the line.
  part        int not null check (part >= 0),
  -- What was in that place when it was written down: a part that was changed since has another number.
  name        text not null,
  serial      text not null check (length(serial) between 1 and 60),
  recorded_by bigint not null references staff (id),
  recorded_at timestamptz not null,
  primary key (line_id, unit, part)
);
create index unit_serials_name on unit_serials (name, upper(serial));

-- Where the carrier saw a parcel, as it was heard from it. The same news twice is one.
create table parcel_news (
  order_id uuid not null references orders (id),
  tracking text not null check (tracking ~ '^[A-Z0-9]{8,34}$'),
  at       timestamptz not null,
  news     text not null check (news ~ '^[a-z_]{1,40}$'),
  -- City and state or province; empty where the carrier does not say.
  place    text not null default '' check (length(place) <= 80),
  heard_at timestamptz not null,
  primary key (order_id, tracking, at, news)
);

-- An order's page tells of its tests.
create index order_tests_order on order_tests (order_id, id);
