-- Slides that somebody keeps to start others from.
create table slide_templates (
  template_id text primary key,
  account_id  text not null references accounts,
  name        text not null,
  metadata    jsonb not null,
  widgets     jsonb not null,
  created_at  timestamptz not null default clock_timestamp()
);
create index slide_templates_by_account on slide_templates (account_id, created_at desc);
