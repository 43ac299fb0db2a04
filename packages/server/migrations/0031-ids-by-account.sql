-- Ids that clients make are the account's own: nobody learns from a refusal that another account uses one, or can take
-- it first. A stored id stays unique, so every row keeps its place.
alter table experience_items drop constraint experience_items_view_id_fkey;
alter table views drop constraint views_pkey, add primary key (account_id, view_id);
alter table experience_items
  add constraint experience_items_view_fkey foreign key (account_id, view_id) references views (account_id, view_id);
alter table qr_designs drop constraint qr_designs_pkey, add primary key (account_id, qr_design_id);
