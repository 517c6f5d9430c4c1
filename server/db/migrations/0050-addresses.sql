-- A member's addresses. One of them is used first; the account's own shipping address (S183) is that one.
create table member_addresses (
  id          uuid primary key,
  member_id   bigint not null references members (id) on delete cascade,
  -- What the member calls it; may be empty.
  label       text not null check (length(label) <= 40),
  address     jsonb not null,
  is_default  boolean not null,
  created_at  timestamptz not null,
  changed_at  timestamptz not null
);
create index member_addresses_member on member_addresses (member_id, created_at);
create unique index member_addresses_one_default on member_addresses (member_id) where is_default;

insert into member_addresses
select gen_random_uuid(), id, '', shipping_address - 'Email', true, changed_at, changed_at
from members where shipping_address is not null;

-- Whoever writes the addresses need not remember that the account repeats one of them.
create function default_address_follows() returns trigger language plpgsql as $$
declare of_member bigint := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
begin
  update members set shipping_address = (
    select address || jsonb_build_object('Email', members.email)
    from member_addresses where member_id = of_member and is_default)
  where id = of_member;
  return null;
end $$;
create trigger default_address_follows after insert or update or delete on member_addresses
  for each row execute function default_address_follows();
