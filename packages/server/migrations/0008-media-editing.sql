-- What an edited picture or a trimmed video was made of, and how; both empty for an upload.
alter table media add column original_media_id text references media;
alter table media add column recipe jsonb;
-- The picture as it came, private, where it is larger than the largest one that pages load.
alter table media add column upload_key text not null default '';
alter table media add column alt_text text not null default '';
alter table media add column captions jsonb not null default '[]';
-- All its objects together; what an account may store is counted by it.
alter table media add column stored_bytes bigint not null default 0;
update media set stored_bytes = bytes;
