-- The theme that the slides of an app wear; null where they wear none, as all of them until now.
alter table experiences add column theme jsonb;
