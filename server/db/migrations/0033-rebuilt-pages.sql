-- A page that is to be made anew travels to every node beside the changes of the catalogue: one bell, one look.
alter table catalogue_changes add column page text not null default '';
-- Whether it may be shown once more while the new one is made.
alter table catalogue_changes add column shown_meanwhile boolean not null default false;
alter table catalogue_changes drop constraint catalogue_changes_what_check;
alter table catalogue_changes add constraint catalogue_changes_what_check
  check (what in ('product', 'availability', 'stock', 'page') and (what = 'page') = (page <> ''));

create function announce_page_rebuild(page text, shown_meanwhile boolean) returns void language plpgsql as $$
begin
  insert into catalogue_changes (product_id, what, page, shown_meanwhile) values (0, 'page', page, shown_meanwhile)
    on conflict do nothing;
  perform pg_notify('catalogue_changed', '');
end $$;
