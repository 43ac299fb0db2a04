-- What the operator changed of an account: when, who and why. It goes with the account.
create table account_changes (
  change_id  bigint generated always as identity primary key,
  account_id text not null references accounts on delete cascade,
  field      text not null check (field in ('ACCESS_LEVEL', 'STATUS')),
  before     text not null,
  after      text not null,
  changed_by text not null,
  reason     text not null,
  changed_at timestamptz not null default now()
);
create index account_changes_by_account on account_changes (account_id, change_id);
