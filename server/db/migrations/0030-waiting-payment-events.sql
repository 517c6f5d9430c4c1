-- What the provider told and nobody has handled yet: few rows among all that were ever told.
create index webhook_inbox_waiting on webhook_inbox (provider, received_at) where handled_at is null;
