-- Work of minutes that somebody started: it goes on without them, and its file waits for a day.
create table long_jobs (
  job_id       text primary key,
  account_id   text not null references accounts (account_id) on delete cascade,
  kind         text not null,
  language     text not null,
  input        jsonb not null,
  state        text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  -- Steps whose files are stored: whatever process goes on begins after them.
  steps_done   integer not null default 0,
  -- Of the things that it makes, as its owner counts them.
  done         integer not null default 0,
  total        integer not null,
  remarks      text[] not null default '{}',
  file_name    text not null default '',
  content_type text not null default '',
  bytes        bigint not null default 0,
  warning      text not null default '',
  problem      text not null default '',
  created_at   timestamptz not null default now(),
  -- Null while it runs or waits.
  expires_at   timestamptz
);
create index long_jobs_by_account on long_jobs (account_id, created_at desc);
create index long_jobs_by_end on long_jobs (expires_at);
