-- A code that was given to somebody is told to nobody else; one that its maker lists is shown to everybody.
alter table coupons add column listed boolean not null default false;
