-- What frame rates are known from: indices of chips and processors, what games ask for, and measurements. One row.
create table frame_tables (
  id smallint primary key default 1 check (id = 1),
  frame_table jsonb not null
);

-- As with the questions of the lists: it is of no product, and every PC may say something else after it.
create trigger frame_tables_changed after insert or update or delete on frame_tables
for each statement execute function faqs_changed();
