import { HOUR_MS } from '@taplet/base/time'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../../../demo/scenes/random.ts'
import { aReport } from '../../../testing/visits/a-report.ts'
import { anApp } from '../../../testing/an-app.ts'
import type { Report } from '../report.ts'
import { writeReports } from '../store.ts'
import type { VisitEvent } from '../visit.ts'
import { endVisits } from './end-visits.ts'
import { deleteVisitorState } from './delete-visitor-state.ts'
import { packDays } from './pack.ts'
import { makePartitions } from './partitions.ts'
import { rebuildDay } from './rebuild.ts'
import { runVisits } from './run-visits.ts'
import { visitClassifier } from './visit-classifier.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

const FROM = Date.UTC(2026, 9, 30, 20)
const HOURS = 60
const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']
let app: TestApp
let subjects: { experienceId: string | null; tagId: string | null }[]
beforeAll(async () => {
  app = await startTestApp()
  const mine = await app.anAccount(200)
  const [first, second] = [(await anApp(mine, 'first')).page, (await anApp(mine, 'second')).page]
  const { tagData } = await mine.links.create({ tagName: 'Site', destinationUrl: 'https://example.com/' })
  subjects = [
    { experienceId: first.experienceId, tagId: null },
    { experienceId: first.experienceId, tagId: first.tagId },
    { experienceId: second.experienceId, tagId: second.tagId },
    { experienceId: null, tagId: tagData.tagId },
  ]
})
afterAll(() => app.stop())

const some = <T>(random: Random, values: readonly [T, ...T[]]): T => random.pick(values)
const guestOf = (random: Random): Buffer | null =>
  random.between(0, 1) < 0.15
    ? null
    : createHash('md5')
        .update(String(Math.floor(random.between(0, 40))))
        .digest()
        .subarray(0, 12)

function aVisit(random: Random, at: Date): Report {
  const verdict = some(random, ['HUMAN', 'HUMAN', 'HUMAN', 'HUMAN', 'BOT', 'PREVIEW', 'OWN', 'FLOOD'] as const)
  return aReport({
    ...some(random, [subjects[0], subjects[1], subjects[2], subjects[3]]),
    visitId: randomUUID(),
    at,
    guest: guestOf(random),
    country: some(random, ['GB', 'DE', null]),
    device: some(random, ['PHONE', 'DESKTOP']),
    source: some(random, ['QR', 'DIRECT', 'SEARCH']),
    referrer: some(random, ['google.com', null]),
    utm: some(random, [{ source: 'card' }, null]),
    signs: [some(random, ['BEACON', 'PIXEL', 'GUESS'])],
    reason: verdict === 'BOT' ? 'Google' : '',
    verdict,
  })
}

function eventsOf(random: Random, from: number, at: number): VisitEvent[] {
  return Array.from({ length: Math.floor(random.between(0, 5)) }, (_, index) => {
    const type = some(random, ['SLIDE', 'SLIDE', 'DWELL', 'TAP', 'VIDEO', 'FORM', 'PRODUCT', 'ORDER'] as const)
    return {
      eventId: from + index,
      type,
      itemId: `slide-${Math.floor(random.between(0, 4))}`,
      widgetId: some(random, ['a', 'b', null]),
      value: some(random, [25, 50, 1234, 60_400, 9_000_000, null]),
      at: new Date(at + index * 1000),
    }
  })
}

/** A person's page retries an unanswered report; each request of a bot is a new one. */
const repeats = ({ verdict }: Report): boolean => verdict === 'HUMAN' || verdict === 'OWN'

/** Generates an hour of traffic: new visits and more of earlier ones, in groups, some sent twice. */
async function anHour(random: Random, startedAt: number, going: Report[]): Promise<void> {
  const begun = Array.from({ length: 12 }, () => aVisit(random, new Date(startedAt + random.between(0, HOUR_MS))))
  going.push(...begun.filter(repeats))
  const reports = [...begun, ...going.slice(-30)].map((visit): Report => {
    const from = Math.floor(random.between(0, 40))
    return { ...visit, events: eventsOf(random, from, startedAt + random.between(0, HOUR_MS)) }
  })
  for (let at = 0; at < reports.length; at += 7) {
    await writeReports(reports.slice(at, at + 7), app.db)
    if (random.between(0, 1) < 0.3) await writeReports(reports.slice(at, at + 7).filter(repeats), app.db)
  }
}

/** Sums that are not zero: subtracting an end leaves zeros behind. */
async function sums(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with sums as (
      select subject, subject_id, kind, key, day, total, slots from visit_sums
      union all select subject, subject_id, kind, key, day, total, slots from unpacked_visit_sums
    )
    select concat_ws(' ', subject, subject_id, kind, key, day, slot, sum(slots[slot])) as line
    from sums, generate_subscripts(slots, 1) as slot
    group by subject, subject_id, kind, key, day, slot having sum(slots[slot]) <> 0
    union all
    select concat_ws(' ', 'total', subject, subject_id, kind, key, day, sum(total)) from sums
    group by subject, subject_id, kind, key, day having sum(total) <> 0
    order by 1`.execute(app.db)
  return rows.map(({ line }) => line)
}

describe('sums of visits', () => {
  let live: string[]
  beforeAll(async () => {
    const random = createRandom(41)
    const going: Report[] = []
    for (let hour = 0; hour < HOURS; hour++) {
      const at = FROM + hour * HOUR_MS
      await anHour(random, at, going)
      // Open visits count as inactive, so that visits end, go on and end elsewhere.
      await endVisits(new Date(at + random.between(0, 2) * HOUR_MS), app.db)
      if (hour === HOURS / 2) await makePartitions(new Date(at), app.db)
    }
    await endVisits(new Date(FROM + 2 * HOURS * HOUR_MS), app.db)
    live = await sums()
  }, 120_000)

  it('are the same when they are made anew from what is stored of each visit', async () => {
    const kinds = new Set(live.map((line) => line.split(' ')[2]))
    expect(kinds.size).toBeGreaterThanOrEqual(17)
    for (const day of days) await rebuildDay(day, { db: app.db })
    expect(await sums()).toEqual(live)
  })

  it('are repaired by the operator when they were damaged', async () => {
    await sql`delete from visit_sums where day = '2026-10-31' and kind = 1`.execute(app.db)
    await sql`update visit_sums set total = total + 7, slots[3] = 7 where day = '2026-11-01'`.execute(app.db)
    expect(await sums()).not.toEqual(live)
    const tools = { db: app.db, classifier: visitClassifier, now: new Date(FROM) }
    expect(await runVisits(['rebuild', '--from', '2026-10-31', '--to', '2026-11-01'], tools)).toEqual([
      '2026-10-31  rebuilt',
      '2026-11-01  rebuilt',
    ])
    expect(await sums()).toEqual(live)
  })

  it('of days whose visits are gone are left alone', async () => {
    const tools = { db: app.db, classifier: visitClassifier, now: new Date(FROM) }
    await expect(runVisits(['rebuild', '--from', '2026-10-29'], tools)).rejects.toThrow('stored since 2026-10-30')
    for (const words of [[], ['--from', '2026-02-30'], ['--from', '2026-11-02', '--to', '2026-11-01']])
      await expect(runVisits(['rebuild', ...words], tools)).rejects.toThrow(/--from/)
    expect(await sums()).toEqual(live)
  })

  it('lose and double nothing while visits come in', async () => {
    const before = await sums()
    const now = new Date(Date.UTC(2026, 10, 3))
    const visit = () => aReport({ ...subjects[0], visitId: randomUUID(), at: new Date(Date.UTC(2026, 10, 2, 9)) })
    await Promise.all([
      ...Array.from({ length: 6 }, () => writeReports([visit(), visit()], app.db)),
      rebuildDay('2026-11-02', { db: app.db, now }),
      rebuildDay('2026-11-02', { db: app.db, now }),
    ])
    const after = await sums()
    expect(after).not.toEqual(before)
    await rebuildDay('2026-11-02', { db: app.db, now })
    expect(await sums()).toEqual(after)
  })

  describe('that are packed when their day is over', () => {
    /** The last visits were on the second of November; three days later they are over. */
    const pack = (day = 6) => packDays(new Date(Date.UTC(2026, 10, day)), app.db)
    const rowsOf = async (day: string) => {
      const { rows } = await sql<{ rows: number; packed: number }>`
        select (select count(*)::int from visit_sums where day = ${day}::date and kind > 2) as rows,
          (select count(*)::int from packed_visit_sums where day = ${day}::date) as packed`.execute(app.db)
      return rows[0]
    }
    const goOn = (at: Date) => {
      const slide = { eventId: 1, type: 'SLIDE' as const, itemId: 'late', widgetId: null, value: null, at }
      return writeReports([aReport({ ...subjects[1], visitId: randomUUID(), at, events: [slide] })], app.db)
    }

    it('are the same, in a row for each app and link; days that go on stay as they are', async () => {
      const before = await sums()
      await pack(5)
      expect(await rowsOf('2026-11-01')).toEqual({ rows: 0, packed: subjects.length + 1 })
      expect(await rowsOf('2026-11-02')).toMatchObject({ packed: 0 })
      await Promise.all([pack(), pack()])
      expect(await rowsOf('2026-11-02')).toMatchObject({ rows: 0 })
      expect(await sums()).toEqual(before)
    })

    it('take what comes late, and are packed with it', async () => {
      const before = await sums()
      await goOn(new Date('2026-11-01T00:00:00Z'))
      await goOn(new Date('2026-11-01T23:59:59Z'))
      const after = await sums()
      expect(after.length).toBeGreaterThan(before.length)
      await pack()
      expect(await rowsOf('2026-11-01')).toMatchObject({ rows: 0 })
      expect(await sums()).toEqual(after)
    })

    it('are made anew from what is stored of each visit, and packed again', async () => {
      const before = await sums()
      await Promise.all([...days.map((day) => rebuildDay(day, { db: app.db })), pack()])
      expect(await sums()).toEqual(before)
      await pack()
      expect(await rowsOf('2026-11-01')).toMatchObject({ rows: 0 })
      expect(await sums()).toEqual(before)
    })
  })

  it('stay full when they are, and are packed all the same', async () => {
    const [key, most] = ['slide', 2_147_483_647]
    for (const n of [most, most, 5]) {
      const slots = sql`${`{${n}}`}::int[]`
      await sql`insert into visit_sums (subject, subject_id, kind, key, day, total, slots)
        values ('A', 'nonsense', 12, ${key}, '2026-10-01', ${n}, ${slots})`.execute(app.db)
      await packDays(new Date(Date.UTC(2026, 10, 6)), app.db)
    }
    const { rows } =
      await sql`select key, total, slots[1] as slot from unpacked_visit_sums where subject_id = 'nonsense'`.execute(
        app.db,
      )
    expect(rows).toEqual([{ key, total: most, slot: most }])
  })

  it('need no visit that is over, nor who was here two days ago', async () => {
    const last = (FROM + HOURS * HOUR_MS) / HOUR_MS
    await deleteVisitorState(new Date((last + 60) * HOUR_MS), app.db)
    for (const table of ['open_visits', 'known_guests'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
