-- What became of web addresses that an account's slides lead to, so that they are not asked again and again.
create table checked_addresses (
  account_id    text not null references accounts,
  url           text not null,
  state         text not null,
  status        integer not null,
  may_be_framed boolean,
  checked_at    timestamptz not null,
  expires_at    timestamptz not null,
  primary key (account_id, url)
);
