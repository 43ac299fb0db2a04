import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUARTER_MS } from '../../platform/db/visits/visit-sums.ts'
import { anApp } from '../../testing/an-app.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import {
  aVisitScenario,
  momentsOf,
  type ScriptedFetch,
  type ScriptedReport,
  type VisitedApp,
  type VisitScenario,
} from '../../testing/visits/visit-scenario.ts'
import type { TestAccount } from '../../testing/an-account.ts'

/** A day before the clocks of Vienna go back, at night on 25 October. */
const FROM = new Date('2026-10-24T12:07:30Z')
const time = { now: FROM }
let content: TestApp
let scenario: VisitScenario
const statuses = new Set<number>()

async function makeApp(name: string, mine: TestAccount): Promise<VisitedApp> {
  const { page, itemId } = await anApp(mine, name)
  return {
    experienceId: page.experienceId ?? '',
    path: name,
    tagId: page.tagId ?? '',
    slides: [itemId, `${itemId.slice(0, -1)}_`],
  }
}

const send = ({ agent, ...sent }: ScriptedReport | ScriptedFetch) =>
  'path' in sent
    ? content.get(sent.path, { headers: { 'user-agent': agent } })
    : content.server.inject({
        method: 'POST',
        url: '/api/visits/record',
        headers: { 'user-agent': agent, 'content-type': 'application/json' },
        payload: JSON.stringify(sent.report),
      })

const storedSums = async () => {
  const { rows } = await sql<{ subject_id: string; kind: number; key: string; at: Date; n: number }>`
    select subject_id, kind, key, day::timestamp at time zone 'UTC' + (slot - 1) * interval '15 minutes' as at, slots[slot] as n
    from visit_sums, generate_subscripts(slots, 1) as slot where slots[slot] is not null`.execute(content.db)
  return rows.map(({ subject_id: subjectId, kind, key, at, n }) => ({ subjectId, kind, key, quarter: at.getTime(), n }))
}
const sorted = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).toSorted()

beforeAll(async () => {
  content = await startTestApp({ clock: () => time.now, visits: { everyMs: 1 } })
  const mine = await content.anAccount(200)
  const apps = [await makeApp('cafe', mine), await makeApp('bakery', mine), await makeApp('museum', mine)]
  scenario = aVisitScenario({ apps, from: FROM, hours: 48, count: 1000 })
  for (const { at, sent } of momentsOf(scenario)) {
    time.now = at
    for (const { statusCode } of await Promise.all(sent.map(send))) statuses.add(statusCode)
  }
}, 180_000)
afterAll(() => content.stop())

describe('a thousand scripted visits over the night in which the clocks change', () => {
  it('give exactly the sums that were counted by hand, in every quarter of an hour', async () => {
    await expect.poll(async () => (await storedSums()).length, { timeout: 10_000 }).toBe(scenario.sums.length)
    expect(sorted(await storedSums())).toEqual(sorted(scenario.sums))
  })

  it('are all taken', () => {
    expect(statuses).toEqual(new Set([200]))
  })

  it('have totals that are the sums of their quarters', async () => {
    const { rows } = await sql`
      select from visit_sums where total <> (select sum(n) from unnest(slots) as n)`.execute(content.db)
    expect(rows).toHaveLength(0)
  })

  it.each(['Europe/Vienna', 'Asia/Kathmandu', 'America/St_Johns'])(
    'fall on the days that a wall calendar shows in %s',
    async (timeZone) => {
      const dayOf = (at: number): string => new Intl.DateTimeFormat('sv', { timeZone }).format(at)
      const byDay = (moments: readonly { at: number; n: number }[]): Record<string, number> => {
        const days: Record<string, number> = {}
        for (const { at, n } of moments) days[dayOf(at)] = (days[dayOf(at)] ?? 0) + n
        return days
      }
      const people = new Set<string>()
      const begun = scenario.reports.flatMap(({ at, report }) => {
        if (report.guest === undefined || people.has(report.guest)) return []
        people.add(report.guest)
        return [{ at: at.getTime(), n: 1 }]
      })
      const apps = new Set(scenario.sums.filter(({ kind }) => kind === 8).map(({ subjectId }) => subjectId))
      const stored = (await storedSums()).filter(({ kind, subjectId }) => kind === 1 && apps.has(subjectId))
      expect(byDay(stored.map(({ quarter, n }) => ({ at: quarter + QUARTER_MS / 2, n })))).toEqual(byDay(begun))
    },
  )
})
