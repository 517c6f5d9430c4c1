-- An account that was ended is erased some days later, and until then its owner can have it back.
alter table members add column closes_at timestamptz;
alter table members drop constraint members_state_check;
alter table members add constraint members_state_check check (state in ('unconfirmed', 'active', 'closing', 'closed'));
alter table members add constraint members_closes_at_check check ((state = 'closing') = (closes_at is not null));
create index members_closing on members (closes_at) where state = 'closing';
