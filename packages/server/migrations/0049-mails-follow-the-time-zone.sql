-- Mails follow the time zone of their account, unless another was chosen for them. A digest keeps its hour of the day.
create function mails_follow_time_zone() returns trigger language plpgsql as $$
begin
  update analytics_mail set timezone = new.time_zone
    where account_id = new.account_id and (timezone is null or timezone = old.time_zone);
  -- UTC is what a digest has while no zone is known.
  update inbox_digests
    set time_zone = new.time_zone, due_at = (due_at at time zone time_zone) at time zone new.time_zone
    where account_id = new.account_id
      and (time_zone = old.time_zone or (old.time_zone = '' and time_zone = 'UTC'));
  return null;
end $$;
create trigger mails_follow_time_zone after update of time_zone on accounts
  for each row when (new.time_zone <> '' and new.time_zone <> old.time_zone)
  execute function mails_follow_time_zone();
