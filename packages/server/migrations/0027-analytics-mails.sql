-- Mails about visits: the morning up to which alerts were looked for. Without a zone that of the first report is learnt.
alter table analytics_mail
  add column alerts_looked date,
  alter column timezone drop default,
  alter column timezone drop not null;
