-- The guest's token that a browser signed in with: what its other tabs add with it a moment later is the member's.
alter table member_sessions add column cart_token_sha256 bytea check (length(cart_token_sha256) = 32);
create index member_sessions_cart_token on member_sessions (cart_token_sha256);
