-- A keyed hash of the mailbox behind an address: me+shop@ and me+club@ are one person, who is not to be flooded.
alter table subscribers add column mailbox_hash text;
create index subscribers_mailbox_mailed on subscribers (mailbox_hash, mailed_at);
