-- Who sends mail hears when a row is written, and when a person asks for one again, once the transaction has ended.
create function outbox_written() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_written', '');
  return null;
end $$;
create trigger outbox_written after insert or update of again_at on outbox for each statement execute function outbox_written();
