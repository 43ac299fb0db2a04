-- The level that this installation gives every account (DEFAULT_PLAN): one row, which new accounts take theirs from.
create table installation (
  is_only    boolean primary key default true check (is_only),
  base_level integer not null default 0 check (base_level >= 0)
);
insert into installation default values;

alter table accounts add column base_level integer not null default 0 check (base_level >= 0);

create or replace function keep_access_level() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.granted_level := greatest(new.granted_level, new.access_level);
    new.base_level := coalesce((select base_level from installation), 0);
  elsif new.access_level <> old.access_level and new.granted_level = old.granted_level
    and new.subscribed_level = old.subscribed_level and new.base_level = old.base_level then
    new.granted_level := new.access_level;
  end if;
  new.access_level := greatest(new.base_level, new.granted_level, new.subscribed_level);
  return new;
end $$;
drop trigger keep_access_level on accounts;
create trigger keep_access_level
  before insert or update of access_level, base_level, granted_level, subscribed_level on accounts
  for each row execute function keep_access_level();
