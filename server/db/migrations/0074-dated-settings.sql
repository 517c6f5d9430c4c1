-- What prices an order, by date: the latest row whose moment has come is in force. The file is the first row.
create table dated_settings (
  id            bigint generated always as identity primary key,
  from_at       timestamptz not null,
  config_sha256 text not null references pricing_configs (sha256),
  source        text not null check (source in ('file', 'command')),
  why           text not null check (length(why) between 1 and 300),
  made_at       timestamptz not null
);
create index dated_settings_from on dated_settings (from_at desc, id desc);
-- Each state of the file once: nodes that start together, or again, add nothing.
create unique index dated_settings_file on dated_settings (config_sha256) where source = 'file';
create trigger dated_settings_append_only before update or delete on dated_settings
  for each row execute function refuse_change();

create function settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end $$;
create trigger settings_changed after insert on dated_settings for each statement execute function settings_changed();
