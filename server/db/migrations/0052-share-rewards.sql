-- A member's link for friends, theirs alone, and usable once its mailed code was typed.
create table share_links (
  member_id     bigint primary key references members (id) on delete cascade,
  code          text not null unique check (length(code) = 43),
  confirmed_at  timestamptz,
  created_at    timestamptz not null
);

-- Whose link the buyer came by, and what it is worth, frozen with the order.
alter table orders add column shared_by bigint references members (id);
alter table orders add column share_points int check (share_points > 0);
alter table orders add constraint orders_shared_by_points check (shared_by is null or share_points is not null);

-- A friend counts once, however many links and orders there are. A digest of the email is enough to know them again.
create table share_rewards (
  friend_sha256  bytea primary key check (length(friend_sha256) = 32),
  friend_id      bigint unique references members (id),
  member_id      bigint not null references members (id),
  order_id       uuid not null unique references orders (id),
  points         int not null check (points > 0),
  at             timestamptz not null
);
create index share_rewards_member on share_rewards (member_id);

-- One order may now earn for two: its buyer, and whose link led there.
drop index point_entries_earned_once;
create unique index point_entries_earned_once on point_entries (order_id, member_id) where kind = 'earn';

create function share_follows_order() returns trigger language plpgsql as $$
begin
  -- Only a first order: who has paid for one before is a customer already.
  if exists (select from orders as earlier
    where earlier.id <> new.id and earlier.paid_at < new.paid_at
      and (lower(earlier.email) = lower(new.email) or earlier.member_id = new.member_id)) then
    return null;
  end if;
  insert into share_rewards (friend_sha256, friend_id, member_id, order_id, points, at)
  values (sha256(convert_to(lower(new.email), 'UTF8')), new.member_id, new.shared_by, new.id, new.share_points, new.changed_at)
  on conflict do nothing;
  if found then
    insert into point_entries (member_id, order_id, kind, points, at)
    values (new.shared_by, new.id, 'earn', new.share_points, new.changed_at);
  end if;
  return null;
end $$;
create trigger share_follows_order after update of state on orders for each row
  when (new.shared_by is not null and new.state = 'shipped' and old.state <> 'shipped' and not new.is_test)
  execute function share_follows_order();
