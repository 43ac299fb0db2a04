import { DAY_MS } from '@taplet/base/time'
import { type AnalyticsReport, API_PREFIX } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SumKind, sumKinds } from '../../platform/db/visits/visit-sums.ts'
import { readDay, writeDay } from '../../platform/zoned-days.ts'
import { anApp } from '../../testing/an-app.ts'
import {
  aVisitScenario,
  momentsOf,
  type ScriptedFetch,
  type ScriptedReport,
  type VisitedApp,
  type VisitScenario,
} from '../../testing/visits/visit-scenario.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

/** A day before the clocks of Vienna go back, at night on 25 October. */
const FROM = new Date('2026-10-24T12:07:30Z')
let app: TestApp
let apps: VisitedApp[]
let scenario: VisitScenario
let accountId: string
const statuses = new Set<number>()

beforeAll(async () => {
  app = await startTestApp({ visits: { everyMs: 1 } })
  app.clock.now = FROM
  const account = await app.anAccount(200)
  accountId = account.accountId
  apps = []
  for (const name of ['cafe', 'bakery']) {
    const { page, itemId } = await anApp(account, name)
    const second = await account.api.slides.createItem({ itemName: 'Second' })
    const slides = [itemId, second.body.newExperienceItem.experienceItemId]
    await account.api.experiences.update({ ...page, revision: undefined, experienceItems: slides })
    apps.push({ experienceId: page.experienceId, path: name, tagId: page.tagId, slides })
  }
  scenario = aVisitScenario({ apps, from: FROM, hours: 48, count: 1000 })
  for (const { at, sent } of momentsOf(scenario)) {
    app.clock.now = at
    for (const { statusCode } of await Promise.all(sent.map(send))) statuses.add(statusCode)
  }
}, 180_000)
afterAll(() => app.stop())

const send = ({ agent, ...sent }: ScriptedReport | ScriptedFetch) =>
  app.server.inject(
    'path' in sent
      ? { url: sent.path, headers: { 'user-agent': agent } }
      : {
          method: 'POST',
          url: `${API_PREFIX}/visits/record`,
          headers: { 'user-agent': agent, 'content-type': 'application/json' },
          payload: JSON.stringify(sent.report),
        },
  )

async function countRobots(): Promise<number> {
  const rows = await app.db.selectFrom('hits').select('visit_id').where('verdict', '=', 'BOT').execute()
  return rows.length
}

/** Counts by brute force, on local calendar days. */
function known(subjectId: string, kind: SumKind, key: string | undefined, days: readonly string[], timeZone: string) {
  const calendar = new Intl.DateTimeFormat('sv', { timeZone })
  return scenario.sums
    .filter((sum) => sum.subjectId === subjectId && sum.kind === sumKinds[kind])
    .filter((sum) => key === undefined || sum.key === key)
    .filter(({ quarter }) => days.includes(calendar.format(quarter)))
    .reduce((total, { n }) => total + n, 0)
}

const totalOf = (some: readonly { visits: number }[]): number => some.reduce((sum, { visits }) => sum + visits, 0)
const DAYS = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']

it('a thousand scripted visits are stored as it comes', () => {
  expect(statuses).toEqual(new Set([200]))
})

it('a thousand scripted visits come with robots, which nobody waits for', async () => {
  await expect.poll(countRobots, { timeout: 10_000 }).toBe(scenario.fetches.length)
})

/** Sunday has 25 hours in Vienna, so 15 people more than in Kathmandu. */
const ZONES = [
  { timezone: 'Europe/Vienna', people: [195, 485, 254, 0] },
  { timezone: 'Asia/Kathmandu', people: [120, 470, 344, 0] },
  { timezone: 'America/St_Johns', people: [284, 463, 187, 0] },
]
/** Days are packed three days after they end: Sunday on Thursday, Monday on Friday. */
const STATES = [
  { state: 'as they came', packedOn: undefined },
  { state: 'half of them packed', packedOn: new Date('2026-10-29T12:00:00Z') },
  { state: 'packed', packedOn: new Date('2026-10-31T12:00:00Z') },
]
const cases = STATES.flatMap(({ state, packedOn }) => ZONES.map((zone) => ({ state, packedOn, ...zone })))

describe.each(cases)('a thousand scripted visits, $state, read in $timezone', ({ timezone, people, packedOn }) => {
  beforeAll(async () => {
    if (packedOn) {
      app.clock.now = packedOn
      await app.runJob('visits.pack')
    }
  })

  const read = async (kind: 'APP' | 'LINK', id: string, days = DAYS): Promise<AnalyticsReport> => {
    const [from = '', to = ''] = [days[0], days.at(-1)]
    return (await app.clientOf({ accountId }).analytics.report({ kind, id, from, to, timezone })).report
  }

  it('are so many people each day', async () => {
    const trends = await Promise.all(apps.map(async ({ experienceId }) => (await read('APP', experienceId)).trend))
    expect(DAYS.map((_, day) => totalOf(trends.flatMap((trend) => trend[day] ?? [])))).toEqual(people)
  })

  it('give the numbers of each app and link that were counted by hand, over all days and on each', async () => {
    for (const days of [DAYS, ...DAYS.map((day) => [day])])
      for (const { experienceId, tagId, slides } of apps)
        for (const [kind, id] of [
          ['APP', experienceId],
          ['LINK', tagId],
        ] as const) {
          const { totals, funnel, sources, devices, referrers, campaigns, links, notCounted, hours } = await read(
            kind,
            id,
            days,
          )
          const of = (sum: SumKind, key?: string): number => known(id, sum, key, days, timezone)
          expect(totals).toEqual({
            visits: of('VISIT'),
            guests: of('GUEST'),
            slides: of('SLIDE'),
            seconds: of('DWELL'),
            taps: of('TAP'),
            forms: of('FORM'),
            orders: of('ORDER'),
          })
          expect(funnel).toMatchObject({
            tapped: of('STEP', 'TAP'),
            submitted: of('STEP', 'FORM'),
            ordered: of('STEP', 'ORDER'),
          })
          expect(funnel.slides).toMatchObject(
            slides.map((itemId) => ({
              itemId,
              isGone: false,
              visits: of('SLIDE', itemId),
              seconds: of('DWELL', itemId),
              taps: of('TAP', `${itemId}/w`),
              forms: of('FORM', `${itemId}/f`),
              videos: { q50: of('VIDEO', `${itemId}/v/50`), q25: 0 },
            })),
          )
          for (const { key, visits } of sources) expect([key, visits]).toEqual([key, of('SOURCE', key)])
          for (const { key, visits } of devices) expect([key, visits]).toEqual([key, of('DEVICE', key)])
          for (const some of [sources, devices]) expect(totalOf(some)).toBe(totals.visits)
          expect(totalOf(referrers)).toBe(of('REFERRER'))
          expect(totalOf(campaigns)).toBe(of('CAMPAIGN'))
          expect(totalOf(links)).toBe(of('LINK'))
          expect(hours.flat().reduce((sum, n) => sum + n, 0)).toBe(totals.visits)
          expect(notCounted.reduce((sum, { hits }) => sum + hits, 0)).toBe(of('NOT_COUNTED'))
        }
  })

  it('give the counts of the specification', async () => {
    app.clock.now = new Date('2026-10-25T22:50:00Z')
    const counts = await app.clientOf({ accountId }).analytics.visits({ timezone })
    // In Kathmandu it is already Monday.
    const monday = timezone === 'Asia/Kathmandu' ? '2026-10-26' : '2026-10-19'
    const thisWeek = Array.from({ length: 7 }, (_, day) => writeDay(readDay(monday) + day * DAY_MS))
    for (const { experienceId } of apps)
      expect(counts.weeklyVisitsById[experienceId]).toEqual(
        thisWeek.map((day) => known(experienceId, 'VISIT', undefined, [day], timezone)),
      )
  })
})
