import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { anApp } from '../testing/an-app.ts'
import type { TestAccount } from '../testing/an-account.ts'
import { createStallingDatabase } from '../testing/database/create-stalling-database.ts'
import { type TestApp, startTestApp } from '../testing/start-test-app.ts'
import { aShop, reviewForm } from '../features/forms/testing/a-shop.ts'
import { visitsOf } from '../features/visits/testing/visits-of.ts'

let database: Awaited<ReturnType<typeof createStallingDatabase>>
/** The process whose database stalls, and another that gets through. */
let here: TestApp
let there: TestApp
let mine: TestAccount
beforeAll(async () => {
  database = await createStallingDatabase()
  here = await startTestApp({
    database: database.stalling,
    databasePatience: { connectionTimeoutMillis: 300, query_timeout: 300 },
    publishing: { limitMs: 100 },
    signals: { beatEveryMs: 10, provenForMs: 60 },
    visits: { everyMs: 1 },
  })
  there = await startTestApp({ database: database.direct })
  mine = await there.anAccount(200)
})
afterAll(async () => {
  database.stall(false)
  await here.stop()
  await there.stop()
  await database.stop()
})

const { record, hitsOf, sumsOf } = visitsOf(() => here)
const soon = { timeout: 15_000, interval: 5 }

beforeEach(async () => {
  database.stall(false)
  await vi.waitUntil(() => here.signals.isCurrent(), soon)
})

async function stall(): Promise<void> {
  database.stall(true)
  await expect.poll(() => here.signals.isCurrent(), soon).toBe(false)
}

it('[14.3] pages in memory outlive a database that stalls, at their address and their code, and then follow it again', async () => {
  const { page, write } = await anApp(mine, 'kept')
  const urls = ['/kept', `/t/${page.tagId}`]
  for (const url of urls) expect((await here.get(url)).statusCode).toBe(200)
  // Seen, so nothing is on its way any more that would make this process evict the page.
  await write('Words of kept, again.')
  for (const url of urls) await expect.poll(async () => (await here.get(url)).body, soon).toContain('again.')
  await stall()
  await write('Newer words.')
  for (const url of urls) {
    const { statusCode, body, headers } = await here.get(url)
    expect([statusCode, body.includes('Words of kept'), headers['cache-control']]).toEqual([
      200,
      true,
      'public, max-age=0, stale-if-error=3600',
    ])
  }
  expect((await here.get('/never-seen')).statusCode).toBe(503)
  database.stall(false)
  for (const url of urls) await expect.poll(async () => (await here.get(url)).body, soon).toContain('Newer words.')
})

it('[14.3] what was taken down stays so while the database stalls, and a link with a last day goes on until then', async () => {
  const { page } = await anApp(mine, 'taken')
  const { page: other } = await anApp(mine, 'ending')
  const expiresAt = new Date(here.clock.now.getTime() + 60_000).toISOString()
  const { tagData } = await mine.api.links.create({ experienceId: other.experienceId, slideId: null, expiresAt })
  const ending = `/t/${tagData.tagId}`
  for (const url of ['/taken', ending]) expect((await here.get(url)).statusCode).toBe(200)
  await there.db.insertInto('takedowns').values({ experience_id: page.experienceId, reason: 'SPAM' }).execute()
  await expect.poll(async () => (await here.get('/taken')).statusCode, soon).toBe(410)
  await stall()
  expect((await here.get('/taken')).statusCode).toBe(410)
  expect((await here.get(ending)).statusCode).toBe(200)
})

it('[14.3] visits and scans of a stalled database are stored once when it answers again', async () => {
  const { page } = await anApp(mine, 'visited')
  await here.get('/visited')
  const visit = {
    visitId: randomUUID(),
    guest: randomUUID(),
    fullPagePath: 'visited',
    events: [{ id: 0, type: 'SLIDE', itemId: 'a' }],
  }
  await stall()
  const answers = [await record(visit), await record(visit), await record({ fullPagePath: 'visited' })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  await here.get('/visited', { headers: { 'user-agent': 'Googlebot/2.1' } })
  database.stall(false)
  await expect.poll(async () => (await hitsOf(page.experienceId)).length, soon).toBe(3)
  // Its browser tells it again, too.
  expect((await record(visit)).statusCode).toBe(200)
  const sums = await sumsOf(page.experienceId)
  expect(sums['1']).toBe(2)
  expect((await hitsOf(page.experienceId)).map(({ verdict }) => verdict).toSorted()).toEqual(['BOT', 'HUMAN', 'HUMAN'])
})

it('[14.3] a form says that it could not be sent, to a script and to a person, and is taken once later', async () => {
  const shop = await aShop(there, 'stalled-form', [reviewForm()])
  const answer = { ...shop.place('reviews'), submissionId: randomUUID() }
  const send = (headers: Record<string, string>, payload: string) =>
    here.server.inject({ method: 'POST', url: '/api/forms/reviews', headers, payload })
  const byScript = () => send({ 'content-type': 'application/json' }, JSON.stringify({ ...answer, stars: 5 }))
  const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const byPerson = () => send(plain, new URLSearchParams({ ...answer, stars: '5' }).toString())
  await stall()
  const [scripted, native] = [await byScript(), await byPerson()]
  expect([scripted.statusCode, scripted.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect([native.statusCode, native.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(native.body).toContain('This was not sent')
  database.stall(false)
  await expect.poll(async () => (await byPerson()).statusCode, soon).toBe(303)
  await byPerson()
  expect((await shop.account.inbox.list({ limit: 10 })).entries).toHaveLength(1)
})
