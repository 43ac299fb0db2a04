import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifyAgent } from '../platform/visitors/classify-agent.ts'
import { anApp } from '../testing/an-app.ts'
import { seedVisits } from './seed-visits.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const NOW = new Date('2026-11-20T14:10:00Z')
let app: TestApp
let seed: () => Promise<void>
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app
  const { experiences, links, slides, visitMaintenance } = app.features
  const account = await app.anAccount(200)
  const email = 'demo@taplet.example'
  await db.updateTable('auth_user').set({ email }).where('id', '=', account.accountId).execute()
  const items: string[] = []
  for (const itemName of ['Welcome', 'Menu', 'Hours']) {
    const { body } = await account.api.slides.createItem({ itemName, websiteUrl: '' })
    items.push(body.newExperienceItem.experienceItemId)
  }
  const { page: cafe } = await anApp(account, 'ofelia')
  await account.api.experiences.update({ ...cafe, experienceItems: items })
  await anApp(account, 'pollen')
  const made = account.links
  await made.create({ tagName: 'Counter', experienceId: cafe.experienceId })
  await made.create({ tagName: 'Website', destinationUrl: 'https://example.com/' })
  const origin = 'https://taplet.example'
  seed = () => seedVisits({ db, origin, email, experiences, slides, links, visitMaintenance, clock: () => NOW })
  await seed()
})
afterAll(() => app.stop())

/** Each line: subject, kind, key, amount. */
async function sumsOf(query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ id: string; key: string; n: string }>(query).execute(app.db)
  return rows.map(({ id, key, n }) => `${id} ${key} ${n}`).sort()
}
const storedSums = (kind: number, subject: 'A' | 'L' = 'A') =>
  sumsOf(`select subject_id as id, key, sum(total) as n from visit_sums
    where kind = ${kind} and subject = '${subject}' group by 1, 2`)

describe('the visits of the demo apps', () => {
  it.each([
    ['visits', 1, `select experience_id as id, '' as key, count(*) as n from hits where verdict = 'HUMAN' group by 1`],
    [
      'guests',
      2,
      `select experience_id as id, '' as key, count(distinct guest) as n from hits where verdict = 'HUMAN' and guest is not null group by 1`,
    ],
    [
      'what was not counted',
      9,
      `select experience_id as id, verdict || ':' || reason as key, count(*) as n from hits where verdict <> 'HUMAN' group by 1, 2`,
    ],
    [
      'slides',
      10,
      `select experience_id as id, item_id as key, count(distinct visit_id) as n from visit_events where type = 'SLIDE' group by 1, 2`,
    ],
    [
      'ends',
      11,
      `select experience_id as id, item_id as key, count(*) as n from visit_events where type = 'EXIT' group by 1, 2`,
    ],
  ])('are counted as they are stored: %s', async (_, kind, query) => {
    const stored = await storedSums(kind)
    expect(stored.length).toBeGreaterThan(0)
    // Hits recorded only for a link have no app.
    expect(stored).toEqual((await sumsOf(query)).filter((line) => !line.startsWith('null ')))
  })

  it('are counted for links, too, that lead to apps and to websites', async () => {
    const counted = await sumsOf(
      `select tag_id as id, '' as key, count(*) as n from hits where verdict = 'HUMAN' and tag_id is not null group by 1`,
    )
    expect(await storedSums(1, 'L')).toEqual(counted)
    expect(counted.length).toBeGreaterThan(2)
  })

  it('are of two months up to an hour ago, thousands, and busiest around the peaks of a café', async () => {
    const { rows } = await sql<{ n: number; first: Date; last: Date }>`
      select count(*)::int as n, min(at) as first, max(at) as last from hits`.execute(app.db)
    expect(rows[0]?.n).toBeGreaterThan(2000)
    expect(rows[0]?.first.toISOString()).toMatch(/^2026-09-21/)
    expect(rows[0]?.last.getTime()).toBeLessThan(NOW.getTime() - 60 * 60_000)
    const hours = await sql<{ hour: number }>`
      select extract(hour from at at time zone 'UTC')::int as hour from hits
      where verdict = 'HUMAN' group by 1 order by count(*) desc limit 3`.execute(app.db)
    expect(hours.rows.map(({ hour }) => hour)).toContain(12)
  })

  it('lose some visitors from slide to slide', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from visit_events join experiences using (experience_id)
      where type = 'SLIDE' and path = 'ofelia' group by item_id order by min(at - visit_at), n desc`.execute(app.db)
    const counts = rows.map(({ n }) => n)
    expect(counts).toHaveLength(3)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(counts[2]).toBeGreaterThan((counts[0] ?? 0) / 4)
  })

  it('were judged as the judge of programs would', async () => {
    const { rows } = await sql<{ verdict: string; reason: string; agent: string }>`
      select distinct verdict, reason, agent from hits join visit_agents using (agent_id)`.execute(app.db)
    const bots = new Set(['BOT', 'PREVIEW'])
    const classified = rows.map(({ agent }) => classifyAgent(agent))
    const expected = rows.map(({ verdict, reason }) =>
      bots.has(verdict) ? { verdict, reason } : { verdict: 'HUMAN', reason: '' },
    )
    expect(classified.map(({ verdict, reason }) => ({ verdict, reason }))).toEqual(expected)
  })

  it('are stored once', async () => {
    const [hits, sums] = [await sumsOf('select visit_id as id, at as key, 1 as n from hits'), await storedSums(12)]
    await seed()
    expect(await sumsOf('select visit_id as id, at as key, 1 as n from hits')).toEqual(hits)
    expect(await storedSums(12)).toEqual(sums)
  })

  it('begin after the links that they came by', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from hits join links using (tag_id) where at < created_at`.execute(app.db)
    expect(rows[0]?.n).toBe(0)
  })
})
