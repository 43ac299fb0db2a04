-- What the explore list is searched by (record 086). A row of its own beside each app that can be found: counting visits
-- must not tell servers that pages changed.

-- Words as people type them: small letters without accents. No extension is needed.
create function fold(words text) returns text language sql immutable parallel safe as
$$ select replace(replace(replace(
     translate(translate(translate(
       regexp_replace(normalize(lower(normalize(words, nfkd)), nfkd), '[\u0300-\u036f]', '', 'g'),
       'øłđħı', 'oldhi'), './@_:+&-', '        '), '''’', ''),
     'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') $$;

-- Words of letters and digits only: what begins with all of them, in the parts with these weights.
create function explore_query(words text[], weights text) returns tsquery language sql immutable parallel safe as
$$ select to_tsquery('simple', string_agg(quote_literal(fold(word)) || ':*' || weights, ' & ')) from unnest(words) as word $$;

create function explore_words(name text, category text, description text) returns tsvector
language sql immutable parallel safe as
$$ select setweight(to_tsvector('simple', fold(name)), 'A')
   || setweight(to_tsvector('simple', fold(category)), 'B')
   || setweight(to_tsvector('simple', fold(description)), 'C') $$;

create table explore_entries (
  experience_id text primary key references experiences on delete cascade,
  -- A its name, B its category, C its description
  words         tsvector not null,
  category      text not null,
  -- of the last 30 days; a job counts anew every day
  visits        integer not null default 0,
  created_at    timestamptz not null
);
create index explore_entries_words on explore_entries using gin (words);
create index explore_entries_best on explore_entries (visits desc, created_at desc, experience_id desc);
create index explore_entries_best_of_category
  on explore_entries (category, visits desc, created_at desc, experience_id desc) where category <> '';

insert into explore_entries (experience_id, words, category, created_at)
select experience_id, explore_words(name, category, description), category, date_trunc('milliseconds', created_at)
from experiences where is_findable and active and deleted_at is null and cardinality(item_ids) > 0;

-- Whatever writes an app, its entry follows in the same transaction.
create function keep_explore_entry() returns trigger language plpgsql as $$
begin
  if new.is_findable and new.active and new.deleted_at is null and cardinality(new.item_ids) > 0 then
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
create trigger keep_explore_entry
  after insert or update of name, category, description, is_findable, active, deleted_at, item_ids on experiences
  for each row execute function keep_explore_entry();

-- The group that an app stands in is asked for by the app, too.
create index explore_members_of_experience on explore_members (experience_id);
