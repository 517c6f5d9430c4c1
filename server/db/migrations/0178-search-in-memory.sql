-- Words are searched where the cards are made, which print more than a product's own row says (decision 8).
drop index products_search;
alter table products drop column search;
