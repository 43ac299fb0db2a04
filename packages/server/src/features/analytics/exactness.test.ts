import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { AnalyticsReport } from '@taplet/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createZonedDays } from '../../platform/zoned-days.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { storeVisits } from '../../testing/visits/store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'Nowhere/AtAll']
/** Offsets of half and quarter hours, skipped and repeated midnights, daylight saving of half an hour and of two. */
const ODD_ZONES = [
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'Asia/Kolkata',
  'America/St_Johns',
  'Asia/Beirut',
]

/** Local date and hour computed the naive way, visit by visit. */
function wallOf(at: Date, timeZone: string): { date: string; hour: number; at: string } {
  const zone = timeZone === 'Nowhere/AtAll' ? 'UTC' : timeZone
  const text = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return {
    date: text.slice(0, 10),
    hour: Number(text.slice(11, 13)),
    at: `${text.slice(0, 10)}T${text.slice(11, 13)}:00`,
  }
}
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
/** Monday is 0. */
const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** Returns a moment near a clock change of the zone, if it has one that year. */
function nearChange(zone: string, year: number, which: number): number {
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  const changes = createZonedDays(zone, from, to)
    .offsets.map((span) => span.from)
    .filter((at) => at > from && at < to)
  return changes[which % Math.max(changes.length, 1)] ?? from + which * 30 * DAY_MS
}

const scene = fc
  .record({
    zone: fc.oneof(fc.constantFrom(...ZONES), fc.constantFrom(...ODD_ZONES)),
    year: fc.integer({ min: 2024, max: 2028 }),
    which: fc.nat(3),
    nowAfter: fc.integer({ min: -3 * 24, max: 9 * 24 }),
    hits: fc.array(
      fc.oneof(
        fc.integer({ min: -36 * HOUR_MS, max: 36 * HOUR_MS }),
        fc.integer({ min: -12 * DAY_MS, max: 12 * DAY_MS }),
        fc.integer({ min: -500 * DAY_MS, max: 20 * DAY_MS }),
      ),
      { minLength: 20, maxLength: 60 },
    ),
    first: fc.integer({ min: -3, max: 3 }),
    days: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 3, max: 62 }), fc.integer({ min: 63, max: 800 })),
    compare: fc.constantFrom('PREVIOUS' as const, 'YEAR' as const, 'NONE' as const),
  })
  .map(({ year, which, nowAfter, hits, ...rest }) => {
    const change = nearChange(rest.zone, year, which)
    return {
      ...rest,
      now: new Date(change + nowAfter * HOUR_MS + 17 * 60_000),
      hits: hits.map((ms) => new Date(change + ms)),
      change,
    }
  })

let apps = 0
async function anAppWith(account: TestAccount, hits: readonly Date[]): Promise<string> {
  const id = `exact-${++apps}`
  await app.db
    .insertInto('experiences')
    .values({ experience_id: id, account_id: account.accountId, path: id, name: id })
    .execute()
  await storeVisits(app.db, ...hits.map((at) => ({ at, experienceId: id })))
  return id
}

it('the counts call counts today, this week, the last seven days and this month as the calendar of the caller does', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ zone, now, hits }) => {
      const account = await app.anAccount()
      const past = hits.filter((at) => at <= now)
      const id = await anAppWith(account, past)
      app.clock.now = now
      const counts = await account.analytics.visits({ timezone: zone })
      const dates = past.map((at) => wallOf(at, zone).date)
      const today = wallOf(now, zone).date
      const monday = addDays(today, -weekday(today))
      const on = (date: string): number => dates.filter((one) => one === date).length
      expect(counts).toMatchObject({
        allIds: [id],
        totalVisitsById: { [id]: past.length },
        visitsTodayById: { [id]: on(today) },
        weeklyVisitsById: { [id]: Array.from({ length: 7 }, (_, day) => on(addDays(monday, day))) },
        visitsRollingWeek: dates.filter((date) => date > addDays(today, -7)).length,
        visitsThisMonth: dates.filter((date) => date.slice(0, 7) === today.slice(0, 7)).length,
      })
    }),
    { numRuns: 60 },
  )
}, 120_000)

const stepOf: { [U in AnalyticsReport['unit']]: (wall: ReturnType<typeof wallOf>, from: string) => string } = {
  HOUR: ({ at }) => at,
  DAY: ({ date }) => `${date}T00:00`,
  WEEK: ({ date }, from) => `${later(addDays(date, -weekday(date)), from)}T00:00`,
  MONTH: ({ date }, from) => `${later(`${date.slice(0, 7)}-01`, from)}T00:00`,
}
const later = (one: string, other: string): string => (one > other ? one : other)

it('analytics reports every step, hour and comparison as the calendar of the caller does', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ zone, hits, change, first, days, compare }) => {
      const account = await app.anAccount()
      const id = await anAppWith(account, hits)
      const from = addDays(wallOf(new Date(change), zone).date, first - (days > 62 ? 300 : 0))
      const to = addDays(from, days - 1)
      const { report } = await account.analytics.report({ kind: 'APP', id, from, to, timezone: zone, compare })
      const walls = hits.map((at) => wallOf(at, zone))
      const within = walls.filter(({ date }) => date >= from && date <= to)
      const before = walls.filter(
        ({ date }) => date >= (report.comparedFrom ?? '9') && date <= (report.comparedTo ?? '0'),
      )

      expect(report.totals.visits).toBe(within.length)
      const isLeapDay = from === to && from.endsWith('-02-29') // a single day that the year before lacks
      expect(report.before?.visits).toBe(
        compare === 'NONE' || (compare === 'YEAR' && isLeapDay) ? undefined : before.length,
      )
      const steps = Map.groupBy(within, (wall) => stepOf[report.unit](wall, from))
      expect(report.trend.filter(({ visits }) => visits > 0).map(({ at, visits }) => [at, visits])).toEqual(
        [...steps].map(([at, some]) => [at, some.length]).sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      )
      const hours = Map.groupBy(within, ({ date, hour }) => weekday(date) * 24 + hour)
      expect(report.hours.flat()).toEqual(Array.from({ length: 168 }, (_, hour) => hours.get(hour)?.length ?? 0))
      // Hours that a day of 23 hours lacks cannot be compared.
      const isCompared = report.unit !== 'HOUR' && compare !== 'NONE'
      const inSteps = report.trend.reduce((sum, step) => sum + (step.before ?? 0), 0)
      expect(isCompared ? inSteps : before.length).toBe(before.length)
      expect(report.since).toBe(walls.map(({ date }) => date).sort()[0])
    }),
    { numRuns: 80 },
  )
}, 120_000)
