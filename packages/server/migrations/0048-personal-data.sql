-- The last reminder that was sent before an account is erased, in days before; null: none yet.
alter table account_closings add column reminded_days smallint;

-- Finds the erasing of somebody who asks again. Keyed: it tells no address.
alter table visitor_erasures add column email_hash text not null default '';
create index visitor_erasures_by_person on visitor_erasures (account_id, email_hash);

-- A buyer who asks what is known of them is looked up by address, in all accounts or in one.
create index orders_by_buyer on orders (lower(buyer_email), account_id) where buyer_email <> '';
