-- Pictures whose AVIF files are still to be made. A row goes when they are there, or when there is nothing to make.
-- Apart from media, so that taking turns at the work tells no page that its pictures changed.
create table media_avif_due (
  media_id text primary key references media on delete cascade,
  -- From when on somebody may begin. Who is at it puts the moment off: nobody else begins, and none is forgotten.
  due_at   timestamptz not null default now(),
  attempts smallint not null default 0,
  added_at timestamptz not null default now()
);
create index media_avif_due_newest on media_avif_due (added_at desc);

-- What came before this file, newest first; moving pictures are told apart when they are opened.
insert into media_avif_due (media_id, added_at)
select media_id, created_at from media
where kind = 'IMAGE' and status = 'READY' and scope <> 'private' and file_type = 'image/webp' and deleted_at is null;
