-- A link to a website has no app, and can be taken down all the same.
alter table takedowns
  alter column experience_id drop not null,
  add constraint takedowns_of_something check (experience_id is not null or tag_id is not null);

create or replace function tell_pages_of_takedown() returns trigger language plpgsql as $$
declare
  row takedowns := coalesce(new, old);
begin
  if row.experience_id is not null then perform tell_pages('experience', row.experience_id); end if;
  if row.tag_id is not null then perform tell_pages('tag', row.tag_id); end if;
  return null;
end $$;

-- Some readers shout: an id in capitals leads where the printed one does.
create index links_by_any_case on links (lower(tag_id));
create index physical_tags_by_any_case on physical_tags (lower(tag_id));

alter table visits
  -- the campaign words of the link that led here, as they were then
  add column utm     jsonb,
  -- the rule of the link that chose where this visitor was led, when that was a website
  add column rule_id text;
