-- Carts, receipts and order pages look for an order's attempts and coupon by the order.
create index payments_order on payments (order_id, created_at);
create index coupon_uses_order on coupon_uses (order_id);
