-- A word that is no kind of a line (the store's `pc` is the rules' `desktop`) matched nothing, without a sound.
-- What such a coupon did stays the same: the words that matched nothing go, and one that had no other is over.
update coupons
set ends_at = starts_at + interval '1 millisecond'
where only_kinds <> '{}' and not only_kinds && array['desktop', 'laptop', 'gear', 'part'];

update coupons
set only_kinds = array(
  select kind from unnest(only_kinds) as kind where kind in ('desktop', 'laptop', 'gear', 'part')
)
where not only_kinds <@ array['desktop', 'laptop', 'gear', 'part'];

alter table coupons
  add constraint coupons_only_kinds check (only_kinds <@ array['desktop', 'laptop', 'gear', 'part']);
