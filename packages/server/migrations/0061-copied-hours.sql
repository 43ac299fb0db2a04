-- The clock of the app that a template was made of; null: the account's. Its rules stand with its slides.
alter table app_templates add column time_zone text;
