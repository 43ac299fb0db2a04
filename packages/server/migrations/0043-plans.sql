-- The level of an account is the higher of what the operator gave and what its subscription gives. access_level stays
-- the effective one, which limits read.
alter table accounts
  add column granted_level integer not null default 0 check (granted_level >= 0),
  add column subscribed_level integer not null default 0 check (subscribed_level >= 0),
  add column subscription_source text check (subscription_source in ('stripe', 'app_store', 'shopify')),
  add column subscription_period text check (subscription_period in ('monthly', 'yearly'));

update accounts set granted_level = access_level;
-- Until now the type was always CREATOR-FREE, whatever the level. It is derived now; the previous release reads it here.
update accounts
set account_type = case when access_level >= 200 then 'CREATOR-ENTERPRISE' else 'CREATOR-PROFESSIONAL' end
where access_level >= 100;

-- The previous release writes access_level alone: that is what the operator gives.
create function keep_access_level() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.granted_level := greatest(new.granted_level, new.access_level);
  elsif new.access_level <> old.access_level
    and new.granted_level = old.granted_level and new.subscribed_level = old.subscribed_level then
    new.granted_level := new.access_level;
  end if;
  new.access_level := greatest(new.granted_level, new.subscribed_level);
  return new;
end $$;
create trigger keep_access_level before insert or update of access_level, granted_level, subscribed_level on accounts
  for each row execute function keep_access_level();

-- A page says "Made with …" by the plan of its owner.
create trigger tell_pages_of_level after update on accounts
  for each row when (old.access_level is distinct from new.access_level) execute function tell_pages_of_account();
alter table experiences add column has_badge boolean not null default true;

-- What the owner chose to keep editable where there is more than the plan holds; those not chosen come after, the
-- oldest first.
alter table experiences add column is_kept boolean not null default false;
alter table experience_items add column is_kept boolean not null default false;
alter table links add column is_kept boolean not null default false;
alter table qr_designs add column is_kept boolean not null default false;

-- Whether an account ever made an app, deleted ones included.
create index experiences_ever_by_account on experiences (account_id);
