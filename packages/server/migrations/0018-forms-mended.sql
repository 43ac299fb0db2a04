-- Somebody who left is signed up again, by themselves or by a stranger: that they left stays on record, and the question
-- whether it was meant stands beside it until it is answered or passes.
alter table subscribers
  add column again_at              timestamptz(3),
  add column again_name            text,
  add column again_consent_version text,
  add constraint subscribers_again_consent foreign key (account_id, again_consent_version) references consent_texts;
create index subscribers_again on subscribers (again_at) where again_at is not null;

-- When a page with these words was last made: visitors may still have it open.
alter table consent_texts add column last_shown_at timestamptz(3) not null default clock_timestamp();

-- When the first of the failures in a row was.
alter table webhooks add column failing_since timestamptz(3);

-- What was to be told, of messages that did not get through: they can be sent again.
alter table webhook_deliveries add column told_at timestamptz(3), add column data jsonb;
