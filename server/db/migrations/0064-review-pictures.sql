-- A review carries pictures, is changed by who wrote it, and says why it stays off.
alter table reviews
  -- Grows with each change: staff decide on what they have read, not on what was put in its place meanwhile.
  add column version int not null default 1,
  add column answer text not null default '' check (length(answer) <= 500);

create table review_pictures (
  id         uuid primary key,
  review_id  uuid not null references reviews (id) on delete cascade,
  -- Drawn anew as WebP; nothing of the file that was sent is kept.
  content    bytea not null,
  width      int not null,
  height     int not null,
  version    text not null,
  added_at   timestamptz not null
);
create index review_pictures_review on review_pictures (review_id, added_at, id);

-- What pages show of a product is made of its reviews, too.
create function review_changed() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and old.state = 'published') or (tg_op <> 'DELETE' and new.state = 'published') then
    perform announce_catalogue_change(coalesce(new.product_id, old.product_id), 'product');
  end if;
  return null;
end $$;
create trigger review_changed after insert or update or delete on reviews for each row execute function review_changed();

create function review_picture_gone() returns trigger language plpgsql as $$
begin
  perform announce_catalogue_change(product_id, 'product')
    from reviews where id = old.review_id and state = 'published';
  return null;
end $$;
create trigger review_picture_gone after delete on review_pictures for each row execute function review_picture_gone();
