-- Edits that are not saved yet, one row for each device that edits a document. No document: they were discarded, and
-- what was edited up to this sequence does not come back. json, not jsonb: kept as sent, and written every few seconds.
-- No index on updated_at: it would have to be written with each edit, and only the daily sweep looks for old rows.
create table drafts (
  account_id  text not null references accounts,
  kind        text not null check (kind in ('EXPERIENCE', 'SLIDE')),
  -- experience_id or item_id
  target_id   text not null,
  device_id   text not null,
  device_name text not null default '',
  document    json,
  base        json not null default '{}',
  sequence    bigint not null,
  updated_at  timestamptz not null default now(),
  primary key (account_id, kind, target_id, device_id)
);

-- Each saved state of a document, written with the save itself.
create table versions (
  version_id text primary key,
  -- the order of saving: time of day does not tell it, since transactions wait for one another
  ordinal    bigint not null generated always as identity,
  account_id text not null references accounts,
  kind       text not null check (kind in ('EXPERIENCE', 'SLIDE')),
  target_id  text not null,
  -- given by a person; kept for ever then
  name       text not null default '',
  -- of the page or the view that had this state last
  revision   integer not null,
  document   jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index versions_by_target on versions (account_id, kind, target_id, ordinal desc);

alter table experiences
  add column cover_image_url  text not null default '',
  add column social_image_url text not null default '';

-- What deleting an instant app would leave without a goal.
create index links_by_experience on links (experience_id);
