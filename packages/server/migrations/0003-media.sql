-- The same file sent twice is one item (per scope, since the scope decides who may read it).
create unique index media_by_content on media (account_id, scope, content_hash) where deleted_at is null;

-- Names every stored object of the item, and no other item's: what is left behind by a crash can be told by it.
alter table media add column key_tag text not null unique;

-- UPLOADED: the file is here, updateVideoLibraryItem has not asked for its processing yet; swept after a day.
alter table media add constraint media_status check (status in ('UPLOADED', 'PROCESSING', 'READY', 'FAILED'));
create index media_unfinished on media (status) where status in ('UPLOADED', 'PROCESSING');

-- One row for each signed address; the row holds what the signature binds, used_at makes it single use.
create table media_uploads (
  upload_id  text primary key,
  account_id text not null references accounts,
  scope      text not null,
  file_name  text not null,
  file_type  text not null,
  file_size  bigint,
  expires_at timestamptz not null,
  used_at    timestamptz,
  created_at timestamptz not null default now()
);
create index media_uploads_by_expiry on media_uploads (expires_at);
