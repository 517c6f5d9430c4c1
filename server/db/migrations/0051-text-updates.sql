-- Text updates of an order: only where its buyer asked for them, with when (U5), and until they were ended.
alter table orders add column text_phone text check (text_phone ~ '^[2-9][0-9]{2}[2-9][0-9]{6}$');
alter table orders add column text_agreed_at timestamptz check ((text_agreed_at is null) = (text_phone is null));
alter table orders add column text_ended_at timestamptz;
create index orders_text_phone on orders (text_phone) where text_phone is not null;

-- Orders move in several places of the code; their texts follow the row, and an order without them costs nothing.
create function text_follows_order() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, dedupe_key, payload, created_at)
  values ('order_text', 'order_text:' || new.id || ':' || new.state,
    jsonb_build_object('orderId', new.id, 'state', new.state), new.changed_at)
  on conflict (dedupe_key) do nothing;
  return null;
end $$;
create trigger text_follows_order after update of state on orders for each row
  when (new.text_phone is not null and new.text_ended_at is null
    and new.state in ('paid', 'shipped', 'delivered') and new.state <> old.state)
  execute function text_follows_order();
