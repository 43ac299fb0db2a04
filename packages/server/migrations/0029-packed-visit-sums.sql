-- Of days that are over, everything that is counted of an app or a link beside its visits and guests stands in one row
-- (record 092): the head of a row and its entries in two indexes took more room than the numbers in it.
create table packed_visit_sums (
  subject    "char" not null,
  subject_id text not null,
  day        date not null,
  -- what was counted, and how often
  kinds      smallint[] not null,
  keys       text[] not null,
  totals     integer[] not null,
  -- of each the 96 quarters of the UTC day, null where there was nothing
  slots      integer[][] not null,
  primary key (subject_id, subject, day)
);

-- The same as rows, as those of visit_sums are.
create view unpacked_visit_sums as
select k.subject, k.subject_id, p.kind, p.key, k.day, p.total, array(select unnest(k.slots[p.place:p.place])) as slots
from packed_visit_sums k cross join lateral unnest(k.kinds, k.keys, k.totals) with ordinality as p(kind, key, total, place);

-- All 96 quarters of a day of which those are given that are not empty.
create function whole_day(slots integer[]) returns integer[] language sql immutable strict as
$$ select array_fill(null::integer, array[array_lower(slots, 1) - 1]) || slots
  || array_fill(null::integer, array[96 - array_upper(slots, 1)]) $$;

-- A sum as it is stored: one that is full stays full.
create function full_sum(n bigint) returns integer language sql immutable strict as $$ select least(n, 2147483647)::integer $$;

create function add_slots(one integer[], other integer[]) returns integer[] language sql immutable strict as
$$ select array_agg(coalesce(full_sum(a::bigint + b), a, b) order by place)
  from unnest(one, other) with ordinality as pairs(a, b, place) $$;
create aggregate sum_slots(integer[]) (sfunc = add_slots, stype = integer[]);

-- Packs what there is of days before this one, some thousand rows at once, and answers how many. What came to a day after it
-- was packed is added to it. One process at a time: two would write the same row from what each saw.
create function pack_visit_sums(before date) returns integer language sql as $$
  select pg_advisory_xact_lock(7261092);
  with chosen as (
    select distinct subject_id, subject, day from (
      select subject_id, subject, day from visit_sums where kind > 2 and day < before
      order by day, subject_id, subject limit 5000
    ) as first_ones
  ), moved as (
    delete from visit_sums s using chosen c
    where s.subject_id = c.subject_id and s.subject = c.subject and s.day = c.day and s.kind > 2
    returning s.*
  ), parts as (
    select subject_id, subject, day, kind, key, total, whole_day(slots) as slots from moved
    union all
    select subject_id, subject, day, kind, key, total, slots
    from unpacked_visit_sums join chosen using (subject_id, subject, day)
  ), summed as (
    select subject_id, subject, day, kind, key, full_sum(sum(total)) as total, sum_slots(slots) as slots
    from parts group by subject_id, subject, day, kind, key
  ), packed as (
    insert into packed_visit_sums (subject_id, subject, day, kinds, keys, totals, slots)
    select subject_id, subject, day, array_agg(kind order by kind, key), array_agg(key order by kind, key),
      array_agg(total order by kind, key), array_agg(slots order by kind, key)
    from summed group by subject_id, subject, day
    on conflict (subject_id, subject, day) do update
      set kinds = excluded.kinds, keys = excluded.keys, totals = excluded.totals, slots = excluded.slots
  )
  select count(*)::integer from moved
$$;

-- What is to be packed. The days of all kinds are no longer read from visit_sums by day.
create index visit_sums_to_pack on visit_sums (day, subject_id, subject) where kind > 2;
drop index visit_sums_by_day;
