-- Pages on phones that follow an editor. Unlogged: written ten times a second and worth nothing after a crash, so no
-- write waits for the disk. A row that is gone has ended.
create unlogged table twins (
  twin_id    text primary key,
  account_id text not null references accounts on delete cascade,
  kind       text not null check (kind in ('EXPERIENCE', 'SLIDE')),
  -- experience_id or item_id
  target_id  text not null,
  sequence   bigint not null default 0,
  -- what the editor shows, always valid; null until it has told
  shown      json,
  -- when the editor was heard last; null when it said that it leaves
  seen_at    timestamptz default now(),
  opened_at  timestamptz not null default now(),
  expires_at timestamptz not null
);
create index twins_by_account on twins (account_id);
create index twins_by_end on twins (expires_at);

-- Phones that hold a connection, each told of again and again by the process that serves it.
create unlogged table twin_followers (
  follower_id text primary key,
  twin_id     text not null references twins on delete cascade,
  seen_at     timestamptz not null default now()
);
create index twin_followers_by_twin on twin_followers (twin_id);
