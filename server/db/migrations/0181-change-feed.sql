-- The feed is read by its primary key, from what the last look could not see, and forgotten by it: nobody looks by age.
drop index catalogue_changes_at;

-- How far the feed has been forgotten.
create table catalogue_feed (
  id                int primary key check (id = 1),
  -- What transactions before this one changed is gone: who looked last before they had all ended reads everything anew.
  forgotten_before  xid8 not null default '0',
  -- At `marked_at` every transaction before this one had ended.
  marked            xid8 not null default '0',
  marked_at         timestamptz not null default '-infinity'
);
insert into catalogue_feed (id) values (1);
