import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_PHONE } from '../../../testing/visits/a-phone.ts'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
  await anApp(mine, 'busy')
  await content.get('/busy')
})
afterAll(() => content.stop())

/** Statements of one group: agents, begin, visits, guests, hits, events, steps, sums of two quarters, commit. */
const LARGEST_GROUP = 10

let guests = 0
const EVENTS = [
  { id: 0, type: 'SLIDE', itemId: 'a' },
  { id: 1, type: 'TAP', itemId: 'a', widgetId: 'w' },
]
const report = (visitId: string = randomUUID(), furthestSlide = 0) =>
  content.server.inject({
    method: 'POST',
    url: '/api/visits/record',
    headers: { 'content-type': 'application/json', 'user-agent': A_PHONE },
    payload: JSON.stringify({ visitId, fullPagePath: 'busy', furthestSlide, events: EVENTS }),
    remoteAddress: `198.18.${Math.floor(++guests / 250)}.${guests % 250}`,
  })
const stored = async (): Promise<number> =>
  Number((await content.db.selectFrom('hits').select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n)

it('the visits feature stores any number of visits, events and robots with at most 40 statements a second, and loses none', async () => {
  // Connections are opened now, not while statements are counted.
  await Promise.all([report(), ...Array.from({ length: 12 }, stored)])
  const before = { sent: content.sent(), stored: await stored(), at: performance.now() }
  const answers: Promise<{ statusCode: number }>[] = []
  for (let wave = 0; wave < 60; wave++) {
    for (let visitor = 0; visitor < 12; visitor++) answers.push(report())
    for (let robot = 0; robot < 3; robot++)
      answers.push(content.get('/busy', { headers: { 'user-agent': `Robot-${wave}-bot/1.0` } }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  const seconds = (performance.now() - before.at) / 1000
  expect(new Set(statuses)).toEqual(new Set([200]))
  // One group of each kind may begin at once.
  expect(content.sent() - before.sent).toBeLessThanOrEqual(40 * seconds + 2 * LARGEST_GROUP)
  await expect.poll(async () => (await stored()) - before.stored).toBe(60 * 15)
})

it('the visits feature tells a visitor nothing while his event cannot be stored yet', async () => {
  let isAnswered = false
  let answer: Promise<unknown> | undefined
  await content.db.transaction().execute(async (trx) => {
    await sql`lock table open_visits in exclusive mode`.execute(trx)
    answer = report().then(() => (isAnswered = true))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(isAnswered).toBe(false)
  })
  await answer
  expect(isAnswered).toBe(true)
})

it('the visits feature counts one visit whose reports arrive in one group, however its id is spelt', async () => {
  const visitId = randomUUID()
  await Promise.all([report(visitId, 1), report(visitId.toUpperCase(), 4), report(visitId, 2)])
  const rows = await content.db.selectFrom('open_visits').selectAll().where('visit_id', '=', visitId).execute()
  expect(rows).toMatchObject([{ furthest_slide: 4 }])
})
