-- An app of which every slide is left out is found no more than one without slides.
create or replace function keep_explore_entry() returns trigger language plpgsql as $$
begin
  if new.is_findable and new.active and new.deleted_at is null and cardinality(new.visible_item_ids) > 0 then
    insert into explore_entries (experience_id, words, category, created_at)
    values (new.experience_id, explore_words(new.name, new.category, new.description), new.category,
      -- as exact as a program reads it, which asks for what follows
      date_trunc('milliseconds', new.created_at))
    on conflict (experience_id) do update set words = excluded.words, category = excluded.category
    where (explore_entries.words, explore_entries.category) is distinct from (excluded.words, excluded.category);
  else
    delete from explore_entries where experience_id = new.experience_id;
  end if;
  return null;
end $$;
drop trigger keep_explore_entry on experiences;
create trigger keep_explore_entry
  after insert or update of name, category, description, is_findable, active, deleted_at, item_ids, slide_rules
  on experiences for each row execute function keep_explore_entry();

delete from explore_entries n using experiences e
where e.experience_id = n.experience_id and cardinality(e.visible_item_ids) = 0;
