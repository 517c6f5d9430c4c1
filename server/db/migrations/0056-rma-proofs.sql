-- Pictures and papers that show what is wrong with a thing that comes back. Deleted after 90 days (jobs/forget-old-records.ts).
create table rma_proofs (
  id        uuid primary key,
  rma_id    uuid not null references rmas (id),
  name      text not null check (length(name) <= 200),
  kind      text not null check (kind in ('jpg', 'png', 'pdf')),
  content   bytea not null,
  added_at  timestamptz not null
);
create index rma_proofs_rma on rma_proofs (rma_id, added_at);
create index rma_proofs_age on rma_proofs (added_at);
