-- What a view adds to a published page, in bytes of HTML as the slides package estimates it when the view is saved.
alter table views add column weight integer not null default 0;
