-- Whether the graphics cards of a cart that may travel in a box of their own do, as its buyer wants.
alter table carts add column cards_apart boolean not null default false;
