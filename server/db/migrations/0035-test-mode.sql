-- Placed by a tester: priced with the windows of tester mode, paid for show, without holding a unit (readings, A17).
alter table orders add column test_mode boolean not null default false;
alter table orders add constraint orders_test_mode check (not test_mode or is_test);
