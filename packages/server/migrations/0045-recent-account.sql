-- When a person last opened this account: a new session begins in the one opened last.
alter table account_members add column opened_at timestamptz;
