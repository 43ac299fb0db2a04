import type { EmbeddedConnections } from '@taplet/server/testing'
import { APPS_SQL, SUMS_SQL } from './sums-sql.ts'

/** The apps and days that visits are generated from. */
export interface Ground {
  /** Apps with the code that leads to each, and three of its slides. */
  apps: readonly { experienceId: string; tagId: string; slides: readonly string[] }[]
  now: Date
}

const DAYS = 365
const DAY_MS = 24 * 60 * 60_000
/** Days whose sums are not packed: the product packs a day three days after it has ended. */
const UNPACKED_DAYS = 4
/** Most visits whose events are stored; more would take hours and change no figure that is read from sums. */
export const MAX_WITH_EVENTS = 1_000_000

/**
 * The advisory lock of the server's job that creates monthly partitions: it must not create those that are created
 * here.
 */
const MONTHS_LOCK = 7_261_054

/** Replaces all visits by this many of one year, with their sums in the product's format. */
export async function fillVisits(count: number, ground: Ground, database: EmbeddedConnections): Promise<void> {
  await database.query(`select pg_advisory_lock(${MONTHS_LOCK})`)
  await fill(count, ground, database)
  await database.query(`select pg_advisory_unlock(${MONTHS_LOCK})`)
}

async function fill(count: number, { apps, now }: Ground, database: EmbeddedConnections): Promise<void> {
  await database.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
  await dropMonths(database)
  await database.query('truncate hits, visit_events, visit_sums, packed_visit_sums, open_visits')
  await database.query(APPS_SQL)
  for (const [place, { experienceId, tagId, slides }] of apps.entries())
    await database.query('insert into bench_apps values ($1, $2, $3, $4)', [place, experienceId, tagId, slides])
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const from = today - DAYS * DAY_MS
  const firstOf = (day: number): number => Math.ceil(((day - from) / DAY_MS) * (count / DAYS))
  for (const month of monthsBetween(from, today)) {
    const [first, end] = [firstOf(Math.max(month.from, from)), firstOf(Math.min(month.to, today))]
    await storeMonth('hits', month, HITS, [new Date(from), count, first, end - 1, apps.length], database)
    if (count <= MAX_WITH_EVENTS) await storeMonth('visit_events', month, eventsOf(month), [], database)
  }
  for (let at = from; at < today; at += UNPACKED_DAYS * DAY_MS) {
    await pack(at, database)
    await database.query(SUMS_SQL, [new Date(at), new Date(Math.min(at + UNPACKED_DAYS * DAY_MS, today))])
  }
  await database.query('analyze hits, visit_events, visit_sums, packed_visit_sums')
}

/** Packs sums as the product does for ended days; the freed space is used again. */
async function pack(before: number, database: EmbeddedConnections): Promise<void> {
  for (let packed = 1; packed > 0; ) {
    const [row] = await database.query('select pack_visit_sums($1) as n', [dateOf(before)])
    packed = Number(row?.['n'])
  }
  await database.query('vacuum visit_sums')
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

interface Month {
  name: string
  from: number
  to: number
}

function monthsBetween(from: number, end: number): Month[] {
  const months: Month[] = []
  for (let at = from; at < end; at = months.at(-1)?.to ?? end) {
    const [year, month] = [new Date(at).getUTCFullYear(), new Date(at).getUTCMonth()]
    const name = dateOf(at).slice(0, 7).replace('-', '_')
    months.push({ name, from: Date.UTC(year, month), to: Date.UTC(year, month + 1) })
  }
  return months
}

async function dropMonths(database: EmbeddedConnections): Promise<void> {
  const partitions = await database.query(`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent in ('hits'::regclass, 'visit_events'::regclass) and inhrelid::regclass::text not like '%other'`)
  for (const { name } of partitions) await database.query(`drop table ${String(name)}`)
}

/** Stores a month in a table of its own, unlogged and without indexes until it is full: ten times as fast. */
async function storeMonth(
  table: string,
  { name, from, to }: Month,
  rows: string,
  values: unknown[],
  database: EmbeddedConnections,
): Promise<void> {
  const month = `${table}_${name}`
  await database.query(
    `create unlogged table ${month} (like ${table} including defaults) with (autovacuum_enabled = off)`,
  )
  await database.query(`insert into ${month} ${rows}`, values)
  await database.query(
    `alter table ${table} attach partition ${month} for values from ('${dateOf(from)} 00:00Z') to ('${dateOf(to)} 00:00Z')`,
  )
}

/** Between six in the morning and midnight, evenly over the days. */
const HITS = `
(at, visit_id, experience_id, tag_id, guest, agent_id, country, device, source, referrer, signs, verdict, judge,
  is_first_of_app, is_first_of_link)
select $1::timestamptz + (i * ${DAYS} / $2) * interval '1 day'
    + floor((6 + random() * 18) * 3600000) * interval '1 millisecond',
  gen_random_uuid(), a.app, case when i % 3 = 0 then a.tag end, int8send(i) || '\\x00000000'::bytea, 1,
  (array['GB', 'GB', 'GB', 'DE', 'US', 'FR'])[1 + floor(random() * 6)::int],
  (array['PHONE', 'PHONE', 'PHONE', 'DESKTOP'])[1 + floor(random() * 4)::int],
  case when i % 3 = 0 then 'QR' else (array['DIRECT', 'SEARCH', 'SOCIAL'])[1 + floor(random() * 3)::int] end,
  case when i % 3 = 1 then 'google.com' end, '{BEACON}', 'HUMAN', 'bench', true, i % 3 = 0
from generate_series($3::bigint, $4::bigint) as i join bench_apps a on a.place = (i / 3) % $5`

/** Inserts three slide views, with the exit on the third. */
const eventsOf = ({ name }: Month): string => `
(visit_at, visit_id, event_id, at, experience_id, tag_id, type, item_id, value)
select h.at, h.visit_id, e.id, h.at + e.slide * interval '4 seconds', h.experience_id, h.tag_id, e.type,
  a.slides[e.slide], e.value
from hits_${name} h join bench_apps a on a.app = h.experience_id cross join (values
  (0, 'SLIDE', 1, null), (1, 'DWELL', 1, 4000), (2, 'SLIDE', 2, null), (3, 'DWELL', 2, 4000),
  (4, 'SLIDE', 3, null), (5, 'DWELL', 3, 4000), (-1, 'EXIT', 3, null)) as e(id, type, slide, value)`
