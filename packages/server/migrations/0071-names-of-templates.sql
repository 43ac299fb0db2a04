-- The name of the app that a template was made of: where it stands in the texts, new apps put their own. Empty: not known.
alter table app_templates add column page_name text not null default '';
