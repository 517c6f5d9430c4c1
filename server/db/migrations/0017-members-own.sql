-- A cart and its orders belong to whoever holds the token, or to the member who was signed in. Members have no table yet.
alter table carts add column member_id uuid;
alter table orders add column member_id uuid;
create index carts_member on carts (member_id) where member_id is not null;
create index orders_member on orders (member_id) where member_id is not null;
