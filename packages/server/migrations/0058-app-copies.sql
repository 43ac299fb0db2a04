-- Whole apps that an account keeps to start others from: their slides without ids.
create table app_templates (
  template_id text primary key,
  account_id  text not null references accounts,
  name        text not null,
  description text not null,
  theme       jsonb,
  slides      jsonb not null,
  created_at  timestamptz not null default clock_timestamp()
);
create index app_templates_by_account on app_templates (account_id, created_at desc);

-- Links by which other accounts copy an app; one for each app at a time.
create table copy_links (
  experience_id text primary key references experiences,
  account_id    text not null references accounts,
  token         text not null unique,
  copies        integer not null default 0,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
create index copy_links_by_account on copy_links (account_id);
