-- A bank may send back a refund that was sent. What it took of points and gave then turns round: entries of the same kinds
-- with the other sign.
alter table point_entries drop constraint point_entries_check;
alter table point_entries add constraint point_entries_check
  check (points <> 0 and (kind in ('correct', 'give_back', 'claw_back') or (points > 0) = (kind = 'earn')));

-- The store itself holds such an order until a person has looked at it.
alter table order_holds alter column placed_by drop not null;
