-- Ids are text: they come from clients too, and a malformed one must be "not found", not a database error.
-- Nothing that a printed code may lead to is ever deleted for good: deleted_at hides it.

create table accounts (
  account_id      text primary key,
  identity_id     text not null unique,
  name            text not null default '',
  username        text unique,
  bio             text not null default '',
  profile_picture text not null default '',
  account_type    text not null default 'CREATOR-FREE',
  status          text not null default 'ACTIVE',
  access_level    integer not null default 0,
  created_at      timestamptz not null default now()
);

create table views (
  view_id    text primary key,
  account_id text not null references accounts,
  name       text not null default '',
  metadata   jsonb not null,
  widgets    jsonb not null,
  revision   integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index views_by_account on views (account_id) where deleted_at is null;

create table experience_items (
  item_id     text primary key,
  account_id  text not null references accounts,
  name        text not null,
  type        text not null,
  view_id     text references views,
  website_url text not null default '',
  revision    integer not null default 1,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  deleted_at  timestamptz
);
create index experience_items_by_account on experience_items (account_id) where deleted_at is null;
create index experience_items_by_view on experience_items (view_id);

create table experiences (
  experience_id  text primary key,
  account_id     text not null references accounts,
  path           text not null,
  name           text not null,
  description    text not null default '',
  active         boolean not null default true,
  shopify_config jsonb,
  item_ids       text[] not null default '{}',
  category       text not null default '',
  is_featured    boolean not null default false,
  revision       integer not null default 1,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  deleted_at     timestamptz
);
create index experiences_by_account on experiences (account_id) where deleted_at is null;
create index experiences_by_item on experiences using gin (item_ids) where deleted_at is null;

-- Every path an experience ever had, for ever: old ones redirect, and nobody else can take them over (spec D7).
create table experience_paths (
  path          text primary key,
  experience_id text not null references experiences,
  account_id    text not null references accounts,
  created_at    timestamptz not null default now()
);
create index experience_paths_by_experience on experience_paths (experience_id);

create table links (
  tag_id        text primary key,
  account_id    text not null references accounts,
  experience_id text not null references experiences,
  name          text not null default '',
  -- the experience's own link, made with it; does not count against a plan's limit
  is_default    boolean not null default false,
  created_at    timestamptz not null default now(),
  deleted_at    timestamptz
);
create unique index links_one_default on links (experience_id) where is_default;
create index links_by_account on links (account_id) where deleted_at is null;

create table visits (
  visit_id       uuid primary key,
  experience_id  text not null references experiences,
  tag_id         text,
  furthest_slide integer not null default 0,
  user_agent     text not null default '',
  referrer       text not null default '',
  started_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);
create index visits_by_experience on visits (experience_id, started_at);

create table media (
  media_id       text primary key,
  account_id     text not null references accounts,
  kind           text not null,
  status         text not null,
  scope          text not null,
  -- what slides store; stable for the life of the file
  url            text not null unique,
  -- the uploaded file in storage; renditions are named in sources
  storage_key    text not null,
  content_hash   text not null,
  file_name      text not null,
  file_type      text not null,
  bytes          bigint not null,
  width          integer not null default 0,
  height         integer not null default 0,
  duration_ms    integer not null default 0,
  placeholder    text not null default '',
  sources        jsonb not null default '[]',
  poster_url     text not null default '',
  failure_reason text not null default '',
  created_at     timestamptz not null default now(),
  deleted_at     timestamptz
);
create index media_by_account on media (account_id, created_at desc) where deleted_at is null;

-- Messages of the outbox driver: what a mail server or SMS provider would have got.
create table outbox (
  message_id bigint generated always as identity primary key,
  channel    text not null,
  recipient  text not null,
  subject    text not null default '',
  body_text  text not null,
  body_html  text not null default '',
  created_at timestamptz not null default now()
);
