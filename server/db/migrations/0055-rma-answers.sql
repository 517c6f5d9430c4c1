-- What staff wrote to whoever asked, with the decision it belongs to; empty where nothing was.
alter table rmas add column answer text not null default '' check (length(answer) <= 500);
create index rmas_open on rmas (created_at) where state in ('requested', 'approved', 'received');
