-- What a browser measured of a slide on all screens, so that its checks need no measuring at each opening.
create table slide_layouts (
  item_id     text primary key references experience_items on delete cascade,
  account_id  text not null references accounts,
  measured    text not null,
  layout      jsonb not null,
  measured_at timestamptz not null
);
create index slide_layouts_by_account on slide_layouts (account_id);
