-- What somebody is written to in. Orders have had theirs since 0023.
alter table members add column locale text not null default 'en-US';
alter table alerts add column locale text not null default 'en-US';
alter table stock_notices add column locale text not null default 'en-US';
-- Null where it was asked for before: then it is its member's.
alter table build_alerts add column locale text;
alter table id_proofs add column locale text;
