-- Products that visitors pay for on the slide, the accounts that the money goes to, and what was ordered (spec §3, D32).

alter table products
  add column sell_here      boolean not null default false,
  add column is_sent        boolean not null default false,
  add column delivery_price integer not null default 0 check (delivery_price >= 0);

-- The merchant's own account at the card payment provider. A row that was disconnected stays, for its orders.
create table payout_accounts (
  account_id          text primary key references accounts (account_id) on delete cascade,
  provider_account_id text not null unique,
  is_ready            boolean not null default false,
  is_connected        boolean not null default true,
  is_test             boolean not null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now()
);

-- Whether visitors can pay changes what every slide with a product of this account shows.
create function tell_pages_of_payouts() returns trigger language plpgsql as $$
begin
  perform tell_pages('product', product_id) from products
    where account_id = new.account_id and sell_here and deleted_at is null;
  return null;
end $$;
create trigger tell_pages after insert or update on payout_accounts
  for each row execute function tell_pages_of_payouts();

-- What stands here is of the moment it was ordered: products are renamed, and prices change.
create table orders (
  order_id          text primary key,
  account_id        text not null references accounts (account_id) on delete cascade,
  order_number      text not null,
  -- Of the request that began it: repeats are one order. The hash tells the same key of another request.
  idempotency_key   text,
  request_hash      text not null default '',
  provider_account_id text not null,
  intent_id         text unique,
  -- Of the secret that only the buyer has: whoever knows it may see the receipt.
  secret_hash       text not null default '',
  payment_status    text not null default 'INCOMPLETE'
    check (payment_status in ('INCOMPLETE', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
  -- Counts what the provider told: what was read of it before the last change is out of date.
  revision          integer not null default 0,
  -- When the provider was last asked.
  looked_at         timestamptz not null default now(),
  failure           text not null default '',
  is_test           boolean not null,
  product_id        text not null,
  variant_id        text not null,
  title             text not null,
  variant_name      text not null default '',
  image_url         text not null default '',
  quantity          integer not null check (quantity between 1 and 99),
  unit_price        integer not null check (unit_price >= 0),
  delivery_price    integer not null default 0 check (delivery_price >= 0),
  amount            integer not null check (amount > 0),
  refunded_amount   integer not null default 0 check (refunded_amount between 0 and amount),
  -- For the mail about the refund that is under way.
  refund_reason     text not null default '',
  currency          text not null,
  discount_applied  boolean not null default false,
  -- Pieces that it took from the stock, fewer than were ordered when the last had just gone.
  taken             integer not null default 0 check (taken between 0 and quantity),
  is_oversold       boolean not null default false,
  buyer_name        text not null default '',
  buyer_email       text not null default '',
  address           jsonb,
  note              text not null default '',
  path              text not null default '',
  item_id           text not null default '',
  tag_id            text not null default '',
  -- What a search looks through, in small letters.
  words             text not null default '',
  created_at        timestamptz not null default now(),
  paid_at           timestamptz,
  done_at           timestamptz,
  told_done_at      timestamptz,
  state             text not null generated always as (
    case when payment_status <> 'SUCCEEDED' then 'UNPAID' when refunded_amount = amount then 'REFUNDED'
      when done_at is null then 'TO_DO' else 'DONE' end) stored,
  constraint orders_by_number unique (account_id, order_number)
);
create unique index orders_by_key on orders (account_id, idempotency_key) where idempotency_key is not null;
create index orders_by_account on orders (account_id, created_at desc, order_id desc);
create index orders_by_state on orders (account_id, state, created_at desc, order_id desc);
create index orders_to_look_after on orders (looked_at) where payment_status in ('INCOMPLETE', 'PROCESSING');
-- What is begun holds its pieces for a while.
create index orders_open on orders (product_id, variant_id, created_at) where payment_status in ('INCOMPLETE', 'PROCESSING');

-- Events of the provider that had their effect: repeats have none.
create table payment_events (
  event_id   text primary key,
  created_at timestamptz not null default now()
);
