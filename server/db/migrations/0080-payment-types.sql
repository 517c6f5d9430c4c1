-- The way an order is paid decides who takes its money; those before were all paid by card.
alter table orders add column payment_type text not null default 'CreditCard' check (payment_type in
  ('CreditCard', 'AFFIRM', 'PAYPAL', 'AMAZONV2', 'ApplePay', 'GooglePay', 'Katapult'));
