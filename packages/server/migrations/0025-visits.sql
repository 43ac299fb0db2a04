-- Visits (record 081). Raw rows by month, so that a month can be dropped; sums of them by day and quarter of an hour.

-- Programs that came, each once.
create table visit_agents (
  agent_id integer generated always as identity primary key,
  agent    text not null unique
);

-- Everything that came, people or not. `at` is the server's time at which it began.
create table hits (
  at            timestamptz not null,
  visit_id      uuid not null,
  -- null: a link led to a website
  experience_id text,
  tag_id        text,
  -- the rule of the link that chose where this visitor was led, when that was a website
  rule_id       text,
  -- a keyed hash; null when the visitor asked not to be followed
  guest         bytea,
  agent_id      integer not null,
  country       text,
  device        text not null,
  source        text not null,
  referrer      text,
  utm           jsonb,
  -- what the request said of itself: PREFETCH, HEAD, PIXEL, PAGE, LINK, BEACON
  signs         text[] not null default '{}',
  verdict       text not null,
  -- which program, where one is known
  reason        text not null default '',
  judge         text not null,
  -- first sight of this guest of the app, and by the link
  is_first_of_app  boolean not null default false,
  is_first_of_link boolean not null default false,
  primary key (at, visit_id)
) partition by range (at);
create index hits_by_experience on hits (experience_id, at) where experience_id is not null;
create index hits_by_link on hits (tag_id, at) where tag_id is not null;

-- What happened in visits of people. `visit_at` is the visit's `at`, so that a repeat meets its twin in the same partition.
create table visit_events (
  visit_at      timestamptz not null,
  visit_id      uuid not null,
  -- its number within the visit; -1 is the end of the visit
  event_id      integer not null,
  at            timestamptz not null,
  experience_id text not null,
  tag_id        text,
  type          text not null,
  item_id       text not null,
  widget_id     text,
  value         integer,
  primary key (visit_at, visit_id, event_id)
) partition by range (visit_at);

create table hits_other partition of hits default;
create table visit_events_other partition of visit_events default;

-- Visits that may go on. One row a visit while it does; a job ends them.
create table open_visits (
  visit_id       uuid primary key,
  at             timestamptz not null,
  experience_id  text,
  tag_id         text,
  verdict        text not null,
  furthest_slide integer not null default 0,
  -- the slide that was reached last, and when
  last_item      text,
  last_item_at   timestamptz,
  -- what it has been counted for already: TAP, FORM, ORDER, and slides that were seen
  steps          text[] not null default '{}',
  -- the slide that it was counted to have ended on, when it was
  exit_item      text,
  seen_at        timestamptz not null
) with (fillfactor = 70);
create index open_visits_by_experience on open_visits (experience_id, seen_at);
create index open_visits_by_seen on open_visits (seen_at);

-- Devices that were here within a day or two, by keyed hash: who is new, and who only reloads.
create table known_guests (
  -- A an instant app, L a link
  subject    "char" not null,
  subject_id text not null,
  guest      bytea not null,
  counted_at timestamptz not null,
  primary key (subject_id, subject, guest)
) with (fillfactor = 70);
create index known_guests_by_counted on known_guests (counted_at);

-- The secret of one day for guests that bring no word of their own; gone two days later, and with it the way back.
create table guest_salts (
  day  date primary key,
  salt bytea not null
);

-- Sums. `slots` are the 96 quarters of the UTC day, from 1; an array begins with its first and ends with its last one that
-- is not empty, and gaps are null. So every zone and range can be summed exactly.
create table visit_sums (
  subject    "char" not null,
  subject_id text not null,
  -- platform/db/visit-sums.ts names them
  kind       smallint not null,
  key        text not null default '',
  day        date not null,
  total      integer not null,
  slots      integer[] not null,
  primary key (subject_id, subject, kind, key, day)
) with (fillfactor = 80);

create function quarter_of(at timestamptz) returns integer language sql immutable as
$$ select 1 + (extract(hour from at at time zone 'UTC')::int * 4 + extract(minute from at at time zone 'UTC')::int / 15) $$;

-- Sum of some quarters of a day.
create function sum_of(slots integer[], first integer, last integer) returns bigint language sql immutable as
$$ select coalesce(sum(n), 0) from unnest(slots[first:last]) as n $$;

-- What there was until now: people who reported themselves.
insert into visit_agents (agent) select distinct user_agent from visits;
insert into hits (at, visit_id, experience_id, tag_id, rule_id, agent_id, device, source, referrer, utm, signs, verdict, judge)
select v.started_at, v.visit_id, v.experience_id, v.tag_id, v.rule_id, a.agent_id,
  case when v.user_agent ~* 'ipad|tablet' then 'TABLET' when v.user_agent ~* 'mobi|iphone|android' then 'PHONE' else 'DESKTOP' end,
  case when v.tag_id is null then 'DIRECT' else 'QR' end,
  null, v.utm, '{BEACON}', 'HUMAN', 'before'
from visits v join visit_agents a on a.agent = v.user_agent;
create view visits_by_slot as
select subject, subject_id, (at at time zone 'UTC')::date as day, quarter_of(at) as slot, count(*)::int as n
from (
  select 'A'::"char" as subject, experience_id as subject_id, at from hits where experience_id is not null
  union all select 'L'::"char", tag_id, at from hits where tag_id is not null
) subjects
group by 1, 2, 3, 4;
insert into visit_sums (subject, subject_id, kind, day, total, slots)
select subject, subject_id, 1, day, sum(n)::int, array_agg(n order by slot)
from (
  select c.subject, c.subject_id, c.day, s.slot, coalesce(h.n, 0) as n
  from (
    select subject, subject_id, day from visits_by_slot group by 1, 2, 3
  ) c
  cross join generate_series(1, 96) as s(slot)
  left join visits_by_slot h using (subject, subject_id, day, slot)
) whole
group by 1, 2, 4;
drop view visits_by_slot;
drop table visits;

-- Mails about visits.
create table analytics_mail (
  account_id   text primary key references accounts,
  weekly       boolean not null default true,
  alerts       boolean not null default true,
  timezone     text not null default 'UTC',
  -- the Monday of the last summary, the day of the last alert of each app
  weekly_sent  date,
  alerted      jsonb not null default '{}',
  updated_at   timestamptz not null default now()
);

-- Read-only links to a report.
create table analytics_shares (
  share_id   text primary key,
  account_id text not null references accounts,
  subject    "char" not null,
  subject_id text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index analytics_shares_one on analytics_shares (subject_id, subject) where deleted_at is null;

-- Visits of people with an account, so that they find the apps again.
create table history_items (
  history_item_id text primary key,
  account_id      text not null references accounts,
  -- the app, whatever its path is by now
  experience_id   text not null references experiences,
  visited_at      timestamptz not null default now(),
  deleted_at      timestamptz
);
create unique index history_items_once on history_items (account_id, experience_id) where deleted_at is null;
create index history_items_by_account on history_items (account_id, visited_at desc) where deleted_at is null;
alter table accounts add column history_paused boolean not null default false;

-- Groups of the explore list, by the operator's hand.
create table explore_groups (
  group_id text primary key,
  name     text not null,
  place    integer not null
);
create table explore_members (
  group_id      text not null references explore_groups on delete cascade,
  experience_id text not null references experiences,
  place         integer not null,
  primary key (group_id, experience_id)
);
