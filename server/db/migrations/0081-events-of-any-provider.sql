-- One job looks at what every provider told.
drop index webhook_inbox_waiting;
create index webhook_inbox_waiting on webhook_inbox (received_at) where handled_at is null;
