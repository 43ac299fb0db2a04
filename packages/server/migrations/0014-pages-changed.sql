-- Every process keeps the pages that it made. What they are made of says here that it changed, whoever changed it, and
-- when the transaction is committed every process forgets the pages that were made of it. pages-changed.ts names the
-- same labels. A message is at most 7,999 bytes long.
create function tell_pages(kind text, id text) returns void language sql as
$$ select pg_notify('pages_changed', left(kind || '/' || id, 1900)) $$;

create function tell_pages_of_experience() returns trigger language plpgsql as $$
begin
  perform tell_pages('experience', coalesce(new.experience_id, old.experience_id));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on experiences
  for each row execute function tell_pages_of_experience();

-- Somebody may have asked for the name before it was given.
create function tell_pages_of_path() returns trigger language plpgsql as $$
begin
  perform tell_pages('path', coalesce(new.path, old.path));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on experience_paths
  for each row execute function tell_pages_of_path();

-- The page shows the code of its app's own link.
create function tell_pages_of_link() returns trigger language plpgsql as $$
begin
  perform tell_pages('tag', coalesce(new.tag_id, old.tag_id));
  perform tell_pages('experience', coalesce(new.experience_id, old.experience_id));
  if tg_op = 'UPDATE' and old.experience_id <> new.experience_id then
    perform tell_pages('experience', old.experience_id);
  end if;
  return null;
end $$;
create trigger tell_pages after insert or update or delete on links
  for each row execute function tell_pages_of_link();

create function tell_pages_of_item() returns trigger language plpgsql as $$
begin
  perform tell_pages('item', coalesce(new.item_id, old.item_id));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on experience_items
  for each row execute function tell_pages_of_item();

create function tell_pages_of_view() returns trigger language plpgsql as $$
begin
  perform tell_pages('item', item_id) from experience_items where view_id = coalesce(new.view_id, old.view_id);
  return null;
end $$;
create trigger tell_pages after insert or update or delete on views
  for each row execute function tell_pages_of_view();

create function tell_pages_of_media() returns trigger language plpgsql as $$
begin
  perform tell_pages('media', coalesce(new.url, old.url));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on media
  for each row execute function tell_pages_of_media();

create function tell_pages_of_account() returns trigger language plpgsql as $$
begin
  perform tell_pages('account', new.account_id);
  return null;
end $$;
create trigger tell_pages after update of status on accounts
  for each row when (old.status is distinct from new.status) execute function tell_pages_of_account();
