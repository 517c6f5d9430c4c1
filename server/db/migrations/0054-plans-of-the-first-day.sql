-- A plan that is kept from the first day, when every table was empty, read all that is held by way of this index, for one
-- order's units. Nothing searches by it: what has expired is found by orders.held_until.
drop index stock_reservations_expiring;

-- What of a payment is given back already is asked with every refund.
create index refunds_payment on refunds (payment_id);
