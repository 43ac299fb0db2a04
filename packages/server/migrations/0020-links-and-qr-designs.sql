-- What a link leads to, how it looks and for whom it changes. A row stays for ever: a printed code never dies.
alter table links
  -- null: it leads to destination_url
  alter column experience_id drop not null,
  add column item_id         text,
  add column destination_url text not null default '',
  -- where visitors go when the destination is gone; empty: the account's own, else a page that says so
  add column fallback_url    text not null default '',
  add column tag_sub_type    text,
  add column qr_design_id    text,
  add column active          boolean not null default true,
  add column note            text not null default '',
  -- the one it has now; those that it had stay in link_slugs
  add column slug            text not null default '',
  add column rules           jsonb not null default '[]',
  add column utm             jsonb not null default '{}',
  add column password_hash   text not null default '',
  add column expires_at      timestamptz,
  add column revision        integer not null default 1,
  add column updated_at      timestamptz not null default now();

-- Every short name that a link has or had; it stays with that link for ever.
create table link_slugs (
  slug       text primary key,
  tag_id     text not null references links,
  account_id text not null references accounts,
  created_at timestamptz not null default now()
);
create index link_slugs_of_link on link_slugs (tag_id);

create or replace function tell_pages_of_link() returns trigger language plpgsql as $$
declare
  id text := coalesce(new.tag_id, old.tag_id);
begin
  perform tell_pages('tag', id);
  perform tell_pages('tag', slug) from link_slugs where tag_id = id;
  if new.experience_id is not null then perform tell_pages('experience', new.experience_id); end if;
  if old.experience_id is not null and old.experience_id is distinct from new.experience_id then
    perform tell_pages('experience', old.experience_id);
  end if;
  return null;
end $$;
-- Somebody may have asked for the name before it was given.
create function tell_pages_of_slug() returns trigger language plpgsql as $$
begin
  perform tell_pages('tag', coalesce(new.slug, old.slug));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on link_slugs
  for each row execute function tell_pages_of_slug();

-- What the account has settled for all of its links.
create table link_settings (
  account_id   text primary key references accounts,
  fallback_url text not null default '',
  updated_at   timestamptz not null default now()
);
create function tell_pages_of_link_settings() returns trigger language plpgsql as $$
begin
  perform tell_pages('account', new.account_id);
  return null;
end $$;
create trigger tell_pages after insert or update on link_settings
  for each row execute function tell_pages_of_link_settings();

-- What was found when a link's destination was tried.
create table link_health (
  tag_id     text primary key references links,
  state      text not null,
  detail     text not null default '',
  checked_at timestamptz not null default now()
);

-- Tags that were made before anybody owns them. Claiming one makes the link of the same id.
create table physical_tags (
  tag_id       text primary key,
  tag_sub_type text not null,
  batch        text not null default '',
  account_id   text references accounts,
  claimed_at   timestamptz,
  disabled_at  timestamptz,
  created_at   timestamptz not null default now()
);
create index physical_tags_by_batch on physical_tags (batch, created_at);
create function tell_pages_of_physical_tag() returns trigger language plpgsql as $$
begin
  perform tell_pages('tag', coalesce(new.tag_id, old.tag_id));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on physical_tags
  for each row execute function tell_pages_of_physical_tag();

-- Scans of codes that we never gave, for the operator. '*' stands for all beyond those that are kept apart.
create table orphan_scans (
  code  text not null,
  day   date not null,
  scans bigint not null default 0,
  primary key (code, day)
);

-- A link to a website is visited, too.
alter table visits alter column experience_id drop not null;
create index visits_by_link on visits (tag_id, started_at) where tag_id is not null;

create table qr_designs (
  qr_design_id  text primary key,
  account_id    text not null references accounts,
  name          text not null,
  client_config jsonb not null,
  logo          jsonb,
  preview_path  text not null default '',
  -- what the scan check said when it was saved
  scan_check    jsonb,
  revision      integer not null default 1,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  deleted_at    timestamptz
);
create index qr_designs_by_account on qr_designs (account_id) where deleted_at is null;
