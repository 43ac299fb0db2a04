-- What is published by itself, one for an app: as it was reviewed, with the revisions that it is based on.
create table scheduled_publications (
  experience_id text primary key references experiences on delete cascade,
  account_id    text not null references accounts,
  publish_at    timestamptz not null,
  publication   jsonb not null,
  -- Who reviewed it.
  person_id     text
);
create index scheduled_publications_of_account on scheduled_publications (account_id);
create index scheduled_publications_due on scheduled_publications (publish_at);
