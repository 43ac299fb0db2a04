-- Ways in besides the password, the second factor, and what people see of their sessions. Nothing here is in clear that
-- would let a reader of the tables in: ids of tickets, codes and tokens are hashes, secrets of authenticator apps are
-- encrypted.

-- Where each session is. updated_at is when it was last used.
alter table auth_session
  add column country   text,
  -- when its person last proved who they are: dangerous calls ask for ten minutes at most
  add column proven_at timestamptz;

-- The address at Google, as shown in the account.
alter table auth_account add column label text not null default '';

-- Steps that wait for their second half: a code, a passkey's signature, a password. Used once.
create table auth_tickets (
  ticket_hash text primary key,
  kind        text not null,
  user_id     text references auth_user on delete cascade,
  content     jsonb not null default '{}',
  code_hash   text,
  misses      integer not null default 0,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index auth_tickets_by_user on auth_tickets (user_id);
create index auth_tickets_by_expiry on auth_tickets (expires_at);

create table auth_passkeys (
  passkey_id    text primary key,
  user_id       text not null references auth_user on delete cascade,
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  is_synced     boolean not null default false,
  name          text not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index auth_passkeys_by_user on auth_passkeys (user_id);

create table auth_second_factors (
  user_id      text primary key references auth_user on delete cascade,
  -- encrypted with a key of the server's secret
  secret       text not null,
  -- of the last accepted code: none is accepted twice
  last_step    bigint not null default 0,
  -- null until the first code was right
  confirmed_at timestamptz,
  created_at   timestamptz not null default now()
);

create table auth_recovery_codes (
  user_id   text not null references auth_second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- By which a sign-in is told from one on a new device: hashes of a cookie, and of browser and network.
create table auth_known_devices (
  user_id    text not null references auth_user on delete cascade,
  key_hash   text not null,
  expires_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index auth_known_devices_by_expiry on auth_known_devices (expires_at);

-- A new address is confirmed by its code; the old one can take the change back for some days.
create table auth_contact_changes (
  change_id    text primary key,
  user_id      text not null references auth_user on delete cascade,
  channel      text not null check (channel in ('email', 'sms')),
  old_value    text,
  new_value    text not null,
  code_hash    text not null,
  misses       integer not null default 0,
  created_at   timestamptz not null default now(),
  last_sent_at timestamptz not null,
  expires_at   timestamptz not null,
  confirmed_at timestamptz,
  undo_hash    text unique,
  undo_until   timestamptz,
  undone_at    timestamptz
);
create index auth_contact_changes_by_user on auth_contact_changes (user_id);
create index auth_contact_changes_by_expiry on auth_contact_changes (expires_at);
