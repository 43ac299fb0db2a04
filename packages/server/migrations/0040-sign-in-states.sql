-- What a person has to do about the password before the next session: choose another one after giving the present one
-- (CHANGE), or prove the address by a code, because the present one is no proof any more (RESET).
alter table auth_user add column password_demand text check (password_demand in ('CHANGE', 'RESET'));

-- The kinds stand in the code (attempts/kinds.ts), so that a new one needs no migration. New ones: RESET is a forgotten
-- password, NEW_PASSWORD one that has to be replaced; it has no code.
alter table auth_attempts drop constraint if exists auth_attempts_kind_check;
-- Which terms and privacy notice stood beside the button of a sign-up.
alter table auth_attempts add column terms_version text, add column privacy_version text;

-- What somebody accepted, or was shown, in which version and when. It goes with the account.
create table account_consents (
  account_id  text not null references accounts on delete cascade,
  document    text not null,
  version     text not null,
  accepted_at timestamptz not null,
  primary key (account_id, document, version)
);

-- What operators change of an account is more than level and status; the fields stand in the code.
alter table account_changes drop constraint if exists account_changes_field_check;
