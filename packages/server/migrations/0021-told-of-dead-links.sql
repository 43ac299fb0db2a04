-- When the owner was told that the link leads nowhere any more; empty again once it works.
alter table link_health add column told_at timestamptz;
