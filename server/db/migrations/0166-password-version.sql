-- Which password an account has, counted: whoever proved an earlier one has proved nothing by the time a session is made.
alter table members add column password_version int not null default 1;
