-- What staff decide on, counted as often as whoever sent it changes it: nobody answers what they have not seen.
alter table creator_applications add column version int not null default 1;
alter table rmas add column version int not null default 1;
