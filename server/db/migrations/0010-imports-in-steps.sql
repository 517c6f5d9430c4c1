-- An import is many short transactions; one that was cut short has no end.
alter table catalogue_imports add column finished_at timestamptz;
update catalogue_imports set finished_at = imported_at;
