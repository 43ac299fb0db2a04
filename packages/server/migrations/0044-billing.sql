-- An account as a customer of whoever sells plans: apart for test mode and for real money.
create table billing_customers (
  account_id      text not null references accounts on delete cascade,
  is_test         boolean not null,
  customer_id     text unique,
  -- Counts what was read of the provider: whoever read before somebody else wrote reads again.
  revision        bigint not null default 0,
  -- The page that is open for paying, and how many there were: the number is part of the provider's idempotency key.
  checkout_count  integer not null default 0,
  checkout_id     text,
  checkout_url    text not null default '',
  checkout_plan   text not null default '',
  checkout_until  timestamptz,
  -- A trial is given once.
  trial_used_at   timestamptz,
  created_at      timestamptz not null default now(),
  primary key (account_id, is_test)
);

-- Subscriptions of all sources. What ended stays, as it tells what an account had.
create table subscriptions (
  subscription_id  text primary key,
  account_id       text not null references accounts on delete cascade,
  source           text not null check (source in ('stripe', 'app_store', 'shopify')),
  is_test          boolean not null,
  plan_id          text not null,
  status           text not null check (status in
                     ('ACTIVE', 'ENDED', 'INCOMPLETE', 'PAST_DUE', 'PAUSED', 'TRIALING', 'UNPAID')),
  currency         text not null,
  -- Of one period, in minor units, before discounts.
  amount           integer not null,
  started_at       timestamptz not null,
  period_end       timestamptz not null,
  trial_end        timestamptz,
  -- When it ends by itself.
  ends_at          timestamptz,
  -- What it changes to by itself.
  next_plan_id     text,
  next_at          timestamptz,
  -- Since when a payment is missing, and where it can be made.
  past_due_since   timestamptz,
  pay_url          text not null default '',
  trial_told_at    timestamptz,
  read_at          timestamptz not null
);
-- A second one from another source is refused; this holds it, whatever arrives at the same time.
create unique index subscriptions_one_running on subscriptions (account_id) where status <> 'ENDED';
create index subscriptions_by_account on subscriptions (account_id);
create index subscriptions_running on subscriptions (read_at) where status <> 'ENDED';

-- The plan of each price that was ever on sale: a price that was replaced has lost its key at the provider.
create table billing_prices (
  price_id text primary key,
  plan_id  text not null
);

-- Events of the provider that were worked off. They are delivered more than once, and in any order.
create table billing_events (
  event_id    text primary key,
  type        text not null,
  handled_at  timestamptz not null
);
create index billing_events_by_time on billing_events (handled_at);
