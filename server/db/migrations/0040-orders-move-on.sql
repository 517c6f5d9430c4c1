-- An order that is boxed and waits for its carrier.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in
  ('pending_payment', 'paid', 'building', 'testing', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'));
-- Grows with each change that staff make or see: who saves over an older one is refused.
alter table orders add column row_version int not null default 0;
create index orders_on_the_floor on orders (ships_on, id) where state in ('paid', 'building', 'testing', 'packed');

-- While it is open nothing is built, packed, labelled or shipped of the order.
create table order_holds (
  id        bigint generated always as identity primary key,
  order_id  uuid not null references orders (id),
  reason    text not null check (length(reason) between 1 and 500),
  placed_by bigint not null references staff (id),
  placed_at timestamptz not null,
  lifted_by bigint references staff (id),
  lifted_at timestamptz
);
create unique index order_holds_one on order_holds (order_id) where lifted_at is null;

-- One parcel's label: an order travels together.
create table shipments (
  order_id   uuid primary key references orders (id),
  carrier    text not null check (carrier in ('FedEx', 'UPS', 'USPS', 'Purolator', 'Canada Post')),
  tracking   text not null check (tracking ~ '^[A-Z0-9]{8,34}$'),
  shipped_by bigint not null references staff (id),
  shipped_at timestamptz not null
);

-- Why no work may be done on an order now; null where it may.
create function order_stopped(stopped uuid) returns text stable language sql as $$
  select case
    when exists (select from order_holds where order_id = stopped and lifted_at is null) then 'is held'
    when exists (select from refunds where order_id = stopped and state in ('requesting', 'unknown', 'pending'))
      then 'has a refund under way'
  end
$$;

drop trigger refuse_to_ship_refund on orders;
drop function refuse_to_ship_refund;
create function refuse_stopped_order() returns trigger language plpgsql as $$
begin
  if order_stopped(new.id) is not null then
    raise exception 'order % %', new.order_number, order_stopped(new.id);
  end if;
  return new;
end $$;
create trigger refuse_stopped_order before update of state on orders for each row
  when (new.state in ('building', 'testing', 'packed', 'shipped') and old.state <> new.state)
  execute function refuse_stopped_order();

-- The order's row is locked first, so a hold and a parcel of the same second see each other: one of the two is refused.
create function refuse_late_hold() returns trigger language plpgsql as $$
begin
  perform from orders where id = new.order_id and state in ('paid', 'building', 'testing', 'packed') for update;
  if not found then raise exception 'order % is not on the floor', new.order_id; end if;
  return new;
end $$;
create trigger refuse_late_hold before insert on order_holds for each row execute function refuse_late_hold();

create function refuse_stopped_parcel() returns trigger language plpgsql as $$
begin
  perform from orders where id = new.order_id and state = 'packed' for update;
  if not found then raise exception 'order % is not packed', new.order_id; end if;
  if order_stopped(new.order_id) is not null then
    raise exception 'order % %', new.order_id, order_stopped(new.order_id);
  end if;
  return new;
end $$;
create trigger refuse_stopped_parcel before insert on shipments for each row execute function refuse_stopped_parcel();
