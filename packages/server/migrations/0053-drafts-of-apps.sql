-- When visitors could see an app for the first time; null for one that never was published. All apps until now are, and
-- those of a process of the previous release, which does not know the column.
alter table experiences add column published_at timestamptz default now();
update experiences set published_at = created_at;
-- Whatever asks for active apps, also in an earlier release, never shows one that was not published.
alter table experiences add constraint experiences_active_is_published check (published_at is not null or not active);
