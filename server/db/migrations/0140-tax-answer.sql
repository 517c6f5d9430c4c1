-- A tax provider's latest answer for a cart: number, place, the taxes of each line and of shipping, and of which question.
alter table carts add column tax_answer jsonb;
