-- When codes were made: those that a thief made are told from those that the owner has on paper.
alter table recovery_codes add column made_at timestamptz not null default to_timestamp(0);
alter table recovery_codes alter column made_at drop default;
