-- When visitors see which slide of an app, and by which clock; null: by the account's.
alter table experiences
  add column slide_rules jsonb not null default '{}',
  add column time_zone text;

create function without_left_out(ids text[], rules jsonb) returns text[] language sql immutable parallel safe as
$$ select array(select id from unnest(ids) with ordinality as list (id, place)
    where rules -> id -> 'isLeftOut' is distinct from 'true'::jsonb order by place) $$;
-- The slides that visitors see at some time or other; which of them now is decided when a page is made.
alter table experiences
  add column visible_item_ids text[] not null generated always as (without_left_out(item_ids, slide_rules)) stored;

drop trigger tell_pages on accounts;
create trigger tell_pages after update of status, time_zone on accounts
  for each row when (old.status is distinct from new.status or old.time_zone is distinct from new.time_zone)
  execute function tell_pages_of_account();
