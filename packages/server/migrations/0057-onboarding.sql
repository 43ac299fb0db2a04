-- What an account did once, for the checklist of first steps: deleting the only app undoes none of it. PUT_AWAY is the
-- exception: it is deleted when the owner wants the checklist back.
create table onboarding_events (
  account_id  text not null references accounts (account_id) on delete cascade,
  event       text not null,
  happened_at timestamptz not null default now(),
  primary key (account_id, event)
);

-- Noted here, so that it holds for every way in which an app, a slide, a design or a link is made.
create function note_onboarding() returns trigger language plpgsql as $$
begin
  insert into onboarding_events (account_id, event) values (new.account_id, tg_argv[0]) on conflict do nothing;
  return null;
end $$;
create trigger note_onboarding after insert on experiences
  for each row execute function note_onboarding('createABurst');
create trigger note_onboarding after insert on experience_items
  for each row execute function note_onboarding('createASlide');
create trigger note_onboarding_of_slides after insert or update of item_ids on experiences
  for each row when (cardinality(new.item_ids) > 0) execute function note_onboarding('addSlideToTaplet');
create trigger note_onboarding after insert on qr_designs
  for each row execute function note_onboarding('createAQRDesign');
-- The link that comes with an app was not made by anybody.
create trigger note_onboarding after insert on links
  for each row when (not new.is_default) execute function note_onboarding('createATag');

insert into onboarding_events (account_id, event)
  select distinct account_id, 'createABurst' from experiences
  union select distinct account_id, 'createASlide' from experience_items
  union select distinct account_id, 'addSlideToTaplet' from experiences where cardinality(item_ids) > 0
  union select distinct account_id, 'createAQRDesign' from qr_designs
  union select distinct account_id, 'createATag' from links where not is_default
  -- Whoever has an app already knows the way; the account menu brings the checklist back.
  union select distinct account_id, 'PUT_AWAY' from experiences;
