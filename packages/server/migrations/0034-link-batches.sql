-- Links that were made together, by an import or as a series: found, printed and led elsewhere together.
create table link_batches (
  batch_id   text primary key,
  account_id text not null references accounts (account_id) on delete cascade,
  name       text not null,
  created_at timestamptz not null default now()
);
create index link_batches_by_account on link_batches (account_id, created_at desc);

alter table links add column batch_id text references link_batches (batch_id) on delete set null;
create index links_by_batch on links (batch_id) where batch_id is not null;
