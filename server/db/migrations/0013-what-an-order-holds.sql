-- What is inside a computer and whether it is built for the order, as they were when it was placed.
-- Orders from before keep null and are told from today's catalogue.
alter table order_lines add column parts jsonb not null default '[]';
alter table order_lines add column made text check (made in ('built', 'ready', 'gear'));
