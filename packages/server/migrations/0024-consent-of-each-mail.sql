-- The words that stood in the mail with the link that confirms: whoever signs up again meanwhile, with other words, does
-- not change what that link says yes to.
alter table subscribers
  add column confirm_consent_version text,
  add constraint subscribers_confirm_consent foreign key (account_id, confirm_consent_version) references consent_texts;
