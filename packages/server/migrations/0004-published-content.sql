-- Two live instant apps never share a path, whatever the code above does.
create unique index experiences_one_live_path on experiences (path) where deleted_at is null;

create index experiences_featured on experiences (created_at) where is_featured and active and deleted_at is null;

-- What was put into the database once, so that it is not put there again after somebody has deleted it.
create table seeds (
  name    text primary key,
  -- what its links to our own pages begin with
  origin  text not null,
  done_at timestamptz not null default now()
);
