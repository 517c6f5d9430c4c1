-- What follows an order's move is one table of the rules and is done by whoever moves the order: no trigger acts on it any
-- more. Those that refuse stay, and so does what keeps a ledger's total true.
drop trigger points_follow_order on orders;
drop function points_follow_order;
drop trigger text_follows_order on orders;
drop function text_follows_order;
drop trigger share_follows_order on orders;
drop function share_follows_order;

-- Whether somebody has paid for an order before is asked when a friend's first order ships; guests' orders have theirs.
create index orders_member_email on orders (lower(email)) where member_id is not null;
