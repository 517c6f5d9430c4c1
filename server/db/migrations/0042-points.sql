-- Points of members: a ledger to which rows are only added (decision 14). What was earned, and what a refund takes of
-- it, counts once its order has left the warehouse.
alter table carts add column used_points int not null default 0 check (used_points >= 0);
-- Frozen with the price: what the order spends, and what it earns once it is paid.
alter table orders add column points_used int not null default 0 check (points_used >= 0);
alter table orders add column points_earned int not null default 0 check (points_earned >= 0);
alter table orders add column shipped_at timestamptz;

create table point_entries (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references members (id),
  -- Null for what no order caused.
  order_id   uuid references orders (id),
  kind       text not null check (kind in ('earn', 'spend', 'give_back', 'claw_back', 'expire')),
  points     int not null check (points <> 0 and (points > 0) = (kind in ('earn', 'give_back'))),
  at         timestamptz not null,
  check (order_id is not null or kind = 'expire')
);
create index point_entries_member on point_entries (member_id, id);
create index point_entries_order on point_entries (order_id);
create unique index point_entries_earned_once on point_entries (order_id) where kind = 'earn';
create trigger point_entries_append_only before update or delete on point_entries for each row execute function refuse_change();

-- What a member can spend, kept until the ledger changes: the same for every node, and never older than the ledger.
create table point_totals (
  member_id  bigint primary key references members (id) on delete cascade,
  total      int not null
);

-- Whoever writes or counts a member's points does so alone: 22 is the ledger's own number among advisory locks.
create function lock_points(of_member bigint) returns void language sql as $$
  select pg_advisory_xact_lock(22, (of_member % 2147483647)::int)
$$;
create function forget_point_total() returns trigger language plpgsql as $$
begin
  perform lock_points(new.member_id);
  delete from point_totals where member_id = new.member_id;
  return new;
end $$;
create trigger forget_point_total before insert on point_entries for each row execute function forget_point_total();

-- An order is paid and shipped in several places of the code; its points follow the row.
create function points_follow_order() returns trigger language plpgsql as $$
begin
  if new.state = 'shipped' and old.shipped_at is null then
    new.shipped_at = new.changed_at;
    if new.member_id is not null then
      perform lock_points(new.member_id);
      delete from point_totals where member_id = new.member_id;
    end if;
  end if;
  if new.state = 'paid' and old.state = 'pending_payment' and new.member_id is not null and new.points_earned > 0 then
    insert into point_entries (member_id, order_id, kind, points, at)
    values (new.member_id, new.id, 'earn', new.points_earned, new.changed_at) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger points_follow_order before update of state on orders for each row
  when (new.state in ('paid', 'shipped') and new.state <> old.state) execute function points_follow_order();
