-- A change of plan that waits for the owner's bank: until when it can be confirmed there. Null: none waits.
alter table subscriptions add column confirm_until timestamptz;
