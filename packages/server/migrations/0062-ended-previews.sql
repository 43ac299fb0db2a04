-- Preview links made until then have ended.
alter table experiences add column previews_ended_at timestamptz;
