-- A save that changes nothing makes a revision and no version: a version stands for all revisions from its first to this one.
alter table versions add column last_revision integer;
update versions set last_revision = revision;
alter table versions alter column last_revision set not null;
