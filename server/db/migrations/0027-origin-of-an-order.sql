-- Where an order came from, as its browser says: the link that led here, and the refusals its checkout met.
alter table orders add column origin jsonb not null default '{}';
