-- New accounts get a daily mail about reviews, sign-ups and orders, once their time zone is known. Those that are there
-- keep what they had: whoever never chose had none.
insert into inbox_digests (account_id, rhythm, time_zone)
select account_id, 'OFF', 'UTC' from accounts
on conflict (account_id) do nothing;
