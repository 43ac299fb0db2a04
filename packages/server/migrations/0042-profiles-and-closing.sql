-- What a person works in; empty: what their device says.
alter table accounts add column language text not null default '', add column time_zone text not null default '';
-- Usernames are stored in lower case; this holds for rows of earlier releases, too.
create unique index accounts_username_in_any_case on accounts (lower(username)) where username is not null;

-- An account that its owner closed: until `erase_at` it comes back when they want, then its content is erased. The row
-- stays, for printed codes go on answering with the owner's last words or lead to the address.
create table account_closings (
  account_id    text primary key references accounts,
  last_words    text not null default '',
  fallback_url  text not null default '',
  -- What the account goes back to.
  status_before text not null,
  requested_at  timestamptz not null,
  erase_at      timestamptz not null,
  erased_at     timestamptz
);
create index account_closings_due on account_closings (erase_at) where erased_at is null;

create function tell_pages_of_closing() returns trigger language plpgsql as $$
begin
  perform tell_pages('account', coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger tell_pages after insert or update or delete on account_closings
  for each row execute function tell_pages_of_closing();

-- When the law no longer asks for an order: its rest is erased then. Null: it stays with its account.
alter table orders add column erase_at timestamptz;
create index orders_due_to_erase on orders (erase_at) where erase_at is not null;

-- What was erased of a visitor, when and by whom. Whom it was about is what is not known any more.
create table visitor_erasures (
  erasure_id bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  erased_by  text not null,
  erased     jsonb not null,
  erased_at  timestamptz not null
);
create index visitor_erasures_by_account on visitor_erasures (account_id, erasure_id);
