import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aReport } from '../../../testing/visits/a-report.ts'
import { startTestStore, type TestStore } from '../../../testing/database/start-store.ts'
import { retainedSince } from './months.ts'
import { dropPartitions, makePartitions } from './partitions.ts'
import { writePast } from './write-past.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const visitAt = (at: string) => {
  const report = aReport({ at: new Date(at), experienceId: 'app', tagId: null })
  const seen = { eventId: 0, type: 'SLIDE' as const, itemId: 'slide', widgetId: null, value: null, at: report.at }
  return writePast([{ ...report, events: [seen] }], store.db)
}
/** Returns the partition of each visit. */
async function lying(table: 'hits' | 'visit_events', at: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select tableoid::regclass || ' ' || to_char(${sql.ref(at)} at time zone 'UTC', 'YYYY-MM-DD') as line
    from ${sql.table(table)} order by ${sql.ref(at)}`.execute(store.db)
  return rows.map(({ line }) => line)
}
const partitions = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent in ('hits'::regclass, 'visit_events'::regclass)
    order by 1`.execute(store.db)
  return rows.map(({ name }) => name)
}

describe('months of visits', () => {
  it('are made three ahead, and what lay elsewhere moves into its own', async () => {
    for (const at of ['2026-08-31T23:59:59.999Z', '2026-09-01T00:00:00Z', '2026-11-21T10:00:00Z']) await visitAt(at)
    const now = new Date('2026-11-21T12:00:00Z')
    await Promise.all([makePartitions(now, store.db), makePartitions(now, store.db)])
    const months = ['2026_08', '2026_09', '2026_11', '2026_12', '2027_01', '2027_02']
    expect(await partitions()).toEqual([
      ...months.map((month) => `hits_${month}`),
      'hits_other',
      ...months.map((month) => `visit_events_${month}`),
      'visit_events_other',
    ])
    expect(await lying('hits', 'at')).toEqual([
      'hits_2026_08 2026-08-31',
      'hits_2026_09 2026-09-01',
      'hits_2026_11 2026-11-21',
    ])
    expect(await lying('visit_events', 'visit_at')).toEqual([
      'visit_events_2026_08 2026-08-31',
      'visit_events_2026_09 2026-09-01',
      'visit_events_2026_11 2026-11-21',
    ])
  })

  it('take visits as before: to find one by its app uses an index in each', async () => {
    await visitAt('2027-01-15T10:00:00Z')
    expect(await lying('hits', 'at')).toContain('hits_2027_01 2027-01-15')
    const { rows } = await sql<{ table: string; n: number }>`
      select tablename as table, count(*)::int as n from pg_indexes where tablename ~ '^hits_' group by 1`.execute(
      store.db,
    )
    expect(new Set(rows.map(({ n }) => n))).toEqual(new Set([3]))
  })

  it('are dropped whole once they have been over for long enough, and sums stay', async () => {
    const sums = async () =>
      (await store.db.selectFrom('visit_sums').select('day').where('kind', '=', 1).execute()).length
    const before = await sums()
    await visitAt('2020-02-02T10:00:00Z') // of a month without a partition
    // 30 days before 15 October is 15 September: all of September is kept.
    await dropPartitions(retainedSince(new Date('2026-10-15T12:00:00Z'), 30), store.db)
    expect(await lying('hits', 'at')).toEqual([
      'hits_2026_09 2026-09-01',
      'hits_2026_11 2026-11-21',
      'hits_2027_01 2027-01-15',
    ])
    expect(await partitions()).not.toContain('visit_events_2026_08')
    expect(await sums()).toBe(before + 1)
  })
})
