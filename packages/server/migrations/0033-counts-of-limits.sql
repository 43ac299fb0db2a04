-- Counts in windows of a fixed length, shared by all processes. The key reveals nothing of whom it counts.
create table limit_counts (
  key        text primary key,
  count      integer not null check (count >= 0),
  expires_at timestamptz not null
);
create index limit_counts_by_expiry on limit_counts (expires_at);
