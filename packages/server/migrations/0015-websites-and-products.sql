-- What the server read of websites that slides show: whether they may be framed, and words and picture for a card. By
-- address and not by account: everybody may read it there. An address may be longer than an entry of an index.
create table website_previews (
  url_hash    text primary key,
  url         text not null,
  state       text not null check (state in ('FRAMEABLE', 'REFUSES', 'UNREACHABLE')),
  reason      text not null default '',
  frame_url   text not null default '',
  title       text not null default '',
  description text not null default '',
  site_name   text not null default '',
  image_key   text not null default '',
  checked_at  timestamptz not null
);
create index experience_items_by_website on experience_items (md5(website_url))
  where website_url <> '' and deleted_at is null;

-- Goods that an account sells by itself; those of a shop come with the connection to it.
create table products (
  product_id  text primary key,
  account_id  text not null references accounts,
  name        text not null,
  description text not null,
  currency    text not null,
  images      jsonb not null,
  variants    jsonb not null,
  buy_url     text not null,
  active      boolean not null,
  revision    integer not null default 1,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  unique (account_id, product_id)
);
create index products_by_account on products (account_id, created_at) where deleted_at is null;

alter table experience_items
  add column product_id text,
  add foreign key (account_id, product_id) references products (account_id, product_id);
create index experience_items_by_product on experience_items (product_id) where product_id is not null;

create function tell_pages_of_product() returns trigger language plpgsql as $$
begin
  perform tell_pages('product', new.product_id);
  return null;
end $$;
create trigger tell_pages after update on products for each row execute function tell_pages_of_product();
