-- What it may cost at most: a mail goes out below the price of then, and with a target not before that.
alter table alerts add column target_cents bigint check (target_cents > 0);
