-- What visitors leave in forms. Times are whole milliseconds, so that a page of a list begins exactly where the last ended.

-- The words that people agreed to, once each. A text is never changed: another one is another version.
create table consent_texts (
  account_id    text not null references accounts,
  -- SHA-256 of the text
  version       text not null,
  consent_text  text not null,
  first_seen_at timestamptz(3) not null default clock_timestamp(),
  primary key (account_id, version)
);

create table reviews (
  review_id     text primary key,
  account_id    text not null references accounts,
  experience_id text not null references experiences,
  item_id       text not null,
  widget_id     text not null,
  tag_id        text,
  -- what makes repeats one review: made by the browser, or of what was sent
  submission_id text not null,
  state         text not null check (state in ('PENDING', 'APPROVED', 'REJECTED', 'SPAM')),
  stars         smallint not null check (stars between 1 and 5),
  review_text   text not null,
  visitor_name  text not null,
  photo_key     text not null default '',
  photo_bytes   integer not null default 0,
  photo_width   integer not null default 0,
  photo_height  integer not null default 0,
  reply         text not null default '',
  replied_at    timestamptz(3),
  -- keyed, and dropped after some weeks
  address_hash  text,
  read_at       timestamptz(3),
  -- when the state was last chosen: what was turned down is kept for a while from then on
  decided_at    timestamptz(3) not null default clock_timestamp(),
  created_at    timestamptz(3) not null default clock_timestamp(),
  unique (account_id, widget_id, submission_id)
);
create index reviews_newest on reviews (account_id, created_at desc, review_id desc);
create index reviews_on_show on reviews (item_id, widget_id, created_at desc) where state = 'APPROVED';
create index reviews_unread on reviews (account_id) where read_at is null and state <> 'SPAM';
create index reviews_refused on reviews (decided_at) where state in ('REJECTED', 'SPAM');
create index reviews_with_address on reviews (created_at) where address_hash is not null;

-- One for each person and form.
create table subscribers (
  subscriber_id   text primary key,
  account_id      text not null references accounts,
  experience_id   text not null references experiences,
  item_id         text not null,
  widget_id       text not null,
  tag_id          text,
  state           text not null check (state in ('WAITING', 'CONFIRMED', 'UNSUBSCRIBED', 'SPAM')),
  email           text not null,
  -- keyed; finds the person without the address
  email_hash      text not null,
  visitor_name    text not null,
  consent_version text not null,
  -- SHA-256 of the one link that confirms; null once it was used
  confirm_hash    text unique,
  confirm_until   timestamptz(3),
  -- when we last wrote to the person about this sign-up
  mailed_at       timestamptz(3),
  confirmed_at    timestamptz(3),
  unsubscribed_at timestamptz(3),
  address_hash    text,
  read_at         timestamptz(3),
  decided_at      timestamptz(3) not null default clock_timestamp(),
  created_at      timestamptz(3) not null default clock_timestamp(),
  unique (account_id, widget_id, email_hash),
  foreign key (account_id, consent_version) references consent_texts
);
create index subscribers_newest on subscribers (account_id, created_at desc, subscriber_id desc);
create index subscribers_by_person on subscribers (account_id, email_hash);
create index subscribers_mailed on subscribers (email_hash, mailed_at);
create index subscribers_unread on subscribers (account_id) where read_at is null and state = 'CONFIRMED';
create index subscribers_passing on subscribers (decided_at) where state in ('WAITING', 'SPAM');
create index subscribers_with_address on subscribers (created_at) where address_hash is not null;

-- Who does not want to be written to, remembered when the rest is deleted. Only a keyed hash: it tells no address.
create table suppressed_people (
  account_id    text not null references accounts,
  email_hash    text not null,
  suppressed_at timestamptz(3) not null default clock_timestamp(),
  -- until then not even a question whether a new sign-up was meant goes out
  quiet_until   timestamptz(3) not null,
  primary key (account_id, email_hash)
);

create table inbox_digests (
  account_id text primary key references accounts,
  rhythm     text not null check (rhythm in ('OFF', 'DAILY', 'WEEKLY')),
  time_zone  text not null,
  -- news after this goes into the next mail
  told_until timestamptz(3) not null default clock_timestamp(),
  -- when the next mail is due; null when off
  due_at     timestamptz(3)
);
create index inbox_digests_due on inbox_digests (due_at) where due_at is not null;

create table webhooks (
  account_id       text primary key references accounts,
  url              text not null,
  state            text not null check (state in ('ON', 'OFF', 'FAILING')),
  events           text[] not null,
  -- sealed with a key of the server's secret
  secret           text not null,
  -- signs beside the new one until then
  old_secret       text,
  old_secret_until timestamptz(3),
  failures_in_row  integer not null default 0,
  created_at       timestamptz(3) not null default clock_timestamp()
);

create table webhook_deliveries (
  delivery_id text primary key,
  account_id  text not null references webhooks on delete cascade,
  -- the same for every attempt, so that the other side can tell repeats
  message_id  text not null,
  event       text not null,
  attempt     integer not null,
  outcome     text not null check (outcome in ('DELIVERED', 'FAILED', 'REFUSED')),
  status      integer,
  message     text not null,
  duration_ms integer not null,
  created_at  timestamptz(3) not null default clock_timestamp()
);
create index webhook_deliveries_newest on webhook_deliveries (account_id, created_at desc);
create index webhook_deliveries_old on webhook_deliveries (created_at);

-- Headers of a mail beside those that every mail has, such as List-Unsubscribe.
alter table outbox add column headers jsonb not null default '{}';
