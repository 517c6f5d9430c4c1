-- A commit that notifies holds one lock of the whole server while it waits for the disk, so orders would wait for each
-- other. A bell is asked for in its transaction, by a word to the session that runs it; the store rings it once that has
-- committed (server/db/ringing-source.ts). By another hand nothing rings, and what changed is found at the next look.
create function ask_for_bell(bell text) returns void language plpgsql as $$
begin
  raise info using message = bell, errcode = 'BELL0';
end $$;

create or replace function announce_catalogue_change(product bigint, changed text) returns void language plpgsql as $$
begin
  insert into catalogue_changes (product_id, what) values (product, changed) on conflict do nothing;
  if found then perform ask_for_bell('catalogue_changed'); end if;
end $$;

create or replace function announce_page_rebuild(page text, shown_meanwhile boolean) returns void language plpgsql as $$
begin
  insert into catalogue_changes (product_id, what, page, shown_meanwhile) values (0, 'page', page, shown_meanwhile)
    on conflict do nothing;
  perform ask_for_bell('catalogue_changed');
end $$;

create or replace function outbox_written() returns trigger language plpgsql as $$
begin
  perform ask_for_bell('outbox_written');
  return null;
end $$;

create or replace function settings_changed() returns trigger language plpgsql as $$
begin
  perform ask_for_bell('settings_changed');
  return null;
end $$;
