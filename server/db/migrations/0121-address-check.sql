-- What an address service said of where a cart goes, and what its buyer made of that. 'none': nobody was asked, or nobody
-- answered; 'unconfirmed': the service does not know the place; 'suggested' and 'kept': the buyer was shown another
-- spelling, and took it or kept their own. An order keeps it.
alter table carts add column address_check text not null default 'none'
  check (address_check in ('none', 'confirmed', 'unconfirmed', 'suggested', 'kept'));
alter table orders add column address_check text not null default 'none'
  check (address_check in ('none', 'confirmed', 'unconfirmed', 'suggested', 'kept'));
