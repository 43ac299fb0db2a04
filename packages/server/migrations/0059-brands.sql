-- How the businesses of an account look: what new apps wear and take over.
create table brands (
  account_id text not null references accounts,
  brand_id   text not null,
  name       text not null,
  logo_url   text not null,
  style      jsonb not null,
  links      jsonb not null,
  hours      text not null,
  address    text not null,
  revision   integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (account_id, brand_id)
);
