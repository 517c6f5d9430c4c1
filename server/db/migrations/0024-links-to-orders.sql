-- Grows when a buyer ends every link to the order that was given out: a key is signed for one generation.
alter table orders add column link_generation int not null default 0;

-- What is counted slowly and on all nodes together: so many of `subject` in the window that began then.
create table slow_counters (
  subject text not null,
  window_start timestamptz not null,
  count int not null check (count > 0),
  primary key (subject, window_start)
);
create index slow_counters_window on slow_counters (window_start);
