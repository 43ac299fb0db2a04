-- Whether search engines and the explore list may find an app, and whether other websites may show it in a frame.
alter table experiences
  add column is_findable boolean not null default true,
  add column may_be_embedded boolean not null default false;

-- What the operator has taken from visitors: an app as a whole, or one of its links. A row stays when it is given back.
create table takedowns (
  takedown_id   text primary key default gen_random_uuid()::text,
  experience_id text not null references experiences on delete cascade,
  -- null: the app under all of its addresses and links
  tag_id        text references links on delete cascade,
  -- what the owner reads
  reason        text not null,
  taken_down_at timestamptz not null default now(),
  restored_at   timestamptz
);
create unique index takedowns_one_of_app on takedowns (experience_id) where tag_id is null and restored_at is null;
create unique index takedowns_one_of_link on takedowns (tag_id) where tag_id is not null and restored_at is null;

create function tell_pages_of_takedown() returns trigger language plpgsql as $$
begin
  perform tell_pages('experience', coalesce(new.experience_id, old.experience_id));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on takedowns
  for each row execute function tell_pages_of_takedown();

-- What visitors told us of a page, and what owners say to a takedown. No network address is kept with it.
create table abuse_reports (
  report_id     text primary key default gen_random_uuid()::text,
  experience_id text not null references experiences on delete cascade,
  -- the address that was reported, as it was then
  path          text not null,
  reason        text not null,
  message       text not null default '',
  email         text not null default '',
  -- the same from the same guest is one report
  report_key    text not null unique,
  created_at    timestamptz not null default now(),
  closed_at     timestamptz
);
create index abuse_reports_open on abuse_reports (created_at) where closed_at is null;
create index abuse_reports_of_experience on abuse_reports (experience_id);

-- Websites that no page links to. A host stands for itself and everything below it.
create table blocked_hosts (
  host       text primary key,
  reason     text not null default '',
  blocked_at timestamptz not null default now()
);
create function tell_pages_of_blocklist() returns trigger language plpgsql as $$
begin
  perform tell_pages('blocklist', 'all');
  return null;
end $$;
create trigger tell_pages after insert or update or delete on blocked_hosts
  for each statement execute function tell_pages_of_blocklist();

-- The sitemap: what search engines may find, in an order that new apps do not disturb.
create index experiences_findable on experiences (created_at, experience_id)
  where is_findable and active and deleted_at is null;
