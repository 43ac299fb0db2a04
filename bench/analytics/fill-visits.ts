import type { EmbeddedConnections } from '@taplet/server/testing'

/** What visits are made of. */
export interface Ground {
  /** Apps with the code that leads to each, and three of its slides. */
  apps: readonly { experienceId: string; tagId: string; slides: readonly string[] }[]
  now: Date
}

const DAYS = 365
const DAY_MS = 24 * 60 * 60_000
const BATCH = 500_000
/** Events of so many visits are made; more would take hours and change no figure that is read from sums. */
export const MAX_WITH_EVENTS = 1_000_000

/** Puts so many visits of a year in place of all that there were, and their sums. */
export async function fillVisits(count: number, { apps, now }: Ground, database: EmbeddedConnections): Promise<void> {
  const from = new Date((Math.floor(now.getTime() / DAY_MS) - DAYS) * DAY_MS)
  await database.query('truncate hits, visit_events, visit_sums, open_visits')
  await makeMonths(from, now, database)
  await database.query('create temp table if not exists bench_apps (place int, app text, tag text, slides text[])')
  await database.query('truncate bench_apps')
  for (const [place, { experienceId, tagId, slides }] of apps.entries())
    await database.query('insert into bench_apps values ($1, $2, $3, $4)', [place, experienceId, tagId, slides])
  for (let first = 0; first < count; first += BATCH)
    await database.query(HITS, [from, count, first, Math.min(first + BATCH, count) - 1, apps.length])
  if (count <= MAX_WITH_EVENTS) await database.query(EVENTS)
  await database.query(SUMS_OF_HITS)
  await database.query(SUMS_OF_EVENTS)
  await database.query('vacuum analyze hits, visit_events, visit_sums')
}

/** As the server's own job does, for a year that has gone by. */
async function makeMonths(from: Date, to: Date, database: EmbeddedConnections): Promise<void> {
  for (let at = from; at <= to; at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))) {
    const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()))
    const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
    const name = first.toISOString().slice(0, 7).replace('-', '_')
    for (const table of ['hits', 'visit_events'])
      await database.query(
        `create table if not exists ${table}_${name} partition of ${table}
          for values from ('${first.toISOString()}') to ('${next.toISOString()}')`,
      )
  }
}

/** Between six in the morning and midnight, evenly over the days. */
const HITS = `
insert into hits (at, visit_id, experience_id, tag_id, guest, agent_id, country, device, source, referrer, signs,
  verdict, judge, is_first_of_app, is_first_of_link)
select date_trunc('milliseconds', $1::timestamptz + (i * ${DAYS} / $2) * interval '1 day'
    + interval '6 hours' + random() * interval '18 hours'),
  gen_random_uuid(), a.app, case when i % 3 = 0 then a.tag end, decode(substr(md5(i::text), 1, 24), 'hex'), 1,
  (array['GB', 'GB', 'GB', 'DE', 'US', 'FR'])[1 + floor(random() * 6)::int],
  (array['PHONE', 'PHONE', 'PHONE', 'DESKTOP'])[1 + floor(random() * 4)::int],
  case when i % 3 = 0 then 'QR' else (array['DIRECT', 'SEARCH', 'SOCIAL'])[1 + floor(random() * 3)::int] end,
  case when i % 3 = 1 then 'google.com' end, '{BEACON}', 'HUMAN', 'bench', true, i % 3 = 0
from generate_series($3::bigint, $4::bigint) as i join bench_apps a on a.place = (i / 3) % $5`

/** Three slides seen, and left from the third. */
const EVENTS = `
insert into visit_events (visit_at, visit_id, event_id, at, experience_id, tag_id, type, item_id, value)
select h.at, h.visit_id, e.id, h.at + e.slide * interval '4 seconds', h.experience_id, h.tag_id, e.type,
  a.slides[e.slide], e.value
from hits h join bench_apps a on a.app = h.experience_id cross join (values
  (0, 'SLIDE', 1, null), (1, 'DWELL', 1, 4000), (2, 'SLIDE', 2, null), (3, 'DWELL', 2, 4000),
  (4, 'SLIDE', 3, null), (5, 'DWELL', 3, 4000), (-1, 'EXIT', 3, null)) as e(id, type, slide, value)`

/** Numbers of platform/db/visit-sums.ts. */
const SUMS_OF_HITS = sumsOf(`
select s.subject, s.id, f.kind, f.key, h.at, 1 as n
from hits h
cross join lateral (values ('A', experience_id), ('L', tag_id)) as s(subject, id)
cross join lateral (values (1, ''), (2, ''), (3, source), (4, referrer), (5, country), (6, device),
  (8, case when s.subject = 'A' then tag_id end)) as f(kind, key)
where s.id is not null and f.key is not null`)

const SUMS_OF_EVENTS = sumsOf(`
select s.subject, s.id, case type when 'SLIDE' then 10 when 'EXIT' then 11 else 12 end as kind, item_id as key,
  visit_at as at, case type when 'DWELL' then value / 1000 else 1 end as n
from visit_events cross join lateral (values ('A', experience_id), ('L', tag_id)) as s(subject, id)
where s.id is not null`)

/** Gathers facts into rows as the server stores them: quarters of the UTC day, gaps null. */
function sumsOf(facts: string): string {
  return `
insert into visit_sums (subject, subject_id, kind, key, day, total, slots)
select subject::"char", id, kind, key, day, total, format('[%s:%s]={%s}', first, last, list)::int[]
from (
  select subject, id, kind, key, day, sum(n)::int as total, min(slot) as first, max(slot) as last,
    array_agg(slot) as slots, array_agg(n) as ns
  from (
    select subject, id, kind, key, (at at time zone 'UTC')::date as day, quarter_of(at) as slot, sum(n) as n
    from (${facts}) as facts group by 1, 2, 3, 4, 5, 6
  ) as quarters group by 1, 2, 3, 4, 5
) as days
cross join lateral (
  select string_agg(coalesce(u.n::text, 'NULL'), ',' order by g) as list
  from generate_series(days.first, days.last) as g left join unnest(days.slots, days.ns) as u(slot, n) on u.slot = g
) as lists`
}
