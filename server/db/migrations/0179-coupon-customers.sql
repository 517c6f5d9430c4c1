-- A use of a coupon is counted by its customer's mailbox: what stands behind a + in the address is no other customer's.
update coupon_uses
set email_sha256 = sha256(convert_to(regexp_replace(lower(trim(orders.email)), '^([^@+]+)\+[^@]*@', '\1@'), 'UTF8'))
from orders
where orders.id = coupon_uses.order_id and orders.email ~ '^[^@+]+\+[^@]*@';
