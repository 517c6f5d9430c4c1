-- Addresses whose mail came back, or whose owner called it spam, as the mail provider tells. Each moment is the latest there
-- was, so that news may come twice and in any order; what is older than `cleared_at` counts no more.
create table mail_troubles (
  email         text primary key check (email = lower(email) and length(email) <= 254),
  bounced_at    timestamptz,
  complained_at timestamptz,
  -- Why it came back, in the receiving server's words.
  said          text not null default '' check (length(said) <= 300),
  cleared_at    timestamptz,
  check (bounced_at is not null or complained_at is not null)
);

-- A mail that was held back is kept as one that was not sent.
alter table mails drop constraint mails_sent_by_check;
alter table mails add constraint mails_sent_by_check check (sent_by in ('outbox', 'smtp', 'held'));

-- The address that a link confirms, where it is another than the member's.
alter table mail_tokens add column new_email text check (length(new_email) <= 254);
