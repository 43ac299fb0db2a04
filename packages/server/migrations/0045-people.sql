-- Who may do what in an account. Everyone has an account of their own, made with the sign-up; invited people are members
-- of further ones. The roles are those of packages/contract/src/kit/roles.ts.
create table account_members (
  account_id text not null references accounts on delete cascade,
  user_id    text not null references auth_user on delete cascade,
  role       text not null check (role in ('owner', 'editor', 'seller', 'viewer')),
  joined_at  timestamptz not null default now(),
  primary key (account_id, user_id)
);
create index account_members_by_user on account_members (user_id);

insert into account_members (account_id, user_id, role, joined_at)
  select id, id, 'owner', created_at from auth_user;

-- However a person came to be, they own their account; also where the previous release still serves sign-ups.
create function own_the_new_account() returns trigger language plpgsql as $$
begin
  insert into account_members (account_id, user_id, role, joined_at) values (new.id, new.id, 'owner', new.created_at);
  return new;
end $$;
create trigger own_the_new_account after insert on auth_user for each row execute function own_the_new_account();

-- Open invitations. An accepted or withdrawn one is deleted.
create table account_invitations (
  invitation_id text primary key,
  account_id    text not null references accounts on delete cascade,
  email         text not null,
  role          text not null check (role in ('owner', 'editor', 'seller', 'viewer')),
  -- a hash: reading this table lets nobody in
  token_hash    text not null unique,
  invited_by    text references auth_user on delete set null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  unique (account_id, email)
);
create index account_invitations_by_inviter on account_invitations (invited_by);

-- The account a session has open; none: one's own. Not a foreign key: a session outlives the membership.
alter table auth_session add column active_account_id text;

-- Who saved a version, and who opened a preview. Not foreign keys: what a person made outlives their sign-in.
alter table versions add column person_id text;
alter table twins add column opened_by text;
