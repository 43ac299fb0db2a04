-- auth_user, auth_session, auth_account and auth_verification have the shape that the identity library asks for; a test
-- compares. Everything else here is ours.

-- Someone who can sign in: the account seen from outside, under the same id. People without an e-mail address have a
-- placeholder at phone.invalid, because the library wants one.
create table auth_user (
  id             text primary key references accounts,
  name           text not null,
  email          text not null unique,
  email_verified boolean not null,
  image          text,
  phone          text unique,
  sms_challenge  boolean not null default false,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now()
);

create table auth_session (
  id         text primary key,
  user_id    text not null references auth_user on delete cascade,
  -- a hash: reading this table lets nobody in
  token      text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index auth_session_by_user on auth_session (user_id);
create index auth_session_by_expiry on auth_session (expires_at);

-- The ways in of a user. The password is the one with provider_id 'credential'.
create table auth_account (
  id                       text primary key,
  account_id               text not null,
  provider_id              text not null,
  user_id                  text not null references auth_user on delete cascade,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  password                 text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null
);
create index auth_account_by_user on auth_account (user_id);

create table auth_verification (
  id         text primary key,
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_by_identifier on auth_verification (identifier);

-- One try to sign up, or to sign in by a code. Its code confirms it and nothing else, so a stranger's attempt with the
-- same address never mixes with the owner's.
create table auth_attempts (
  attempt_id    text primary key,
  kind          text not null check (kind in ('SIGN_UP', 'SIGN_IN')),
  channel       text not null check (channel in ('email', 'sms')),
  destination   text not null,
  name          text not null default '',
  password_hash text,
  -- whom the code signs in; at a sign-up: who has the address already, and then no code exists
  user_id       text references auth_user on delete cascade,
  code_hash     text not null,
  misses        integer not null default 0,
  sends         integer not null default 1,
  last_sent_at  timestamptz not null,
  expires_at    timestamptz not null,
  used_at       timestamptz,
  created_at    timestamptz not null default now(),
  constraint sign_up_has_password check (kind <> 'SIGN_UP' or password_hash is not null),
  constraint sign_in_has_user check (kind <> 'SIGN_IN' or user_id is not null)
);
create index auth_attempts_open on auth_attempts (destination) where used_at is null;
create index auth_attempts_by_user on auth_attempts (user_id);
create index auth_attempts_by_expiry on auth_attempts (expires_at);

-- Sliding windows of who did what how often. Keys are hashes: the table holds no addresses.
create table auth_limits (
  key        text primary key,
  hits       timestamptz[] not null,
  expires_at timestamptz not null
);
create index auth_limits_by_expiry on auth_limits (expires_at);
