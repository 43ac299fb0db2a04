import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/agents.ts'
import { anApp } from '../../testing/an-app.ts'
import { type Content, startContent, type TestAccount } from '../../testing/start-content.ts'

let content: Content
let mine: TestAccount
beforeAll(async () => {
  content = await startContent()
  mine = await content.anAccount(200)
  await anApp(mine, 'busy')
  await content.get('/busy')
})
afterAll(() => content.stop())

let guests = 0
const report = (visitId: string = randomUUID(), furthestSlide = 0) =>
  content.server.inject({
    method: 'POST',
    url: '/api/visits/record',
    headers: { 'content-type': 'application/json', 'user-agent': A_PHONE },
    payload: JSON.stringify({ visitId, fullPagePath: 'busy', furthestSlide }),
    remoteAddress: `198.18.${Math.floor(++guests / 250)}.${guests % 250}`,
  })
const stored = async (): Promise<number> =>
  Number((await content.db.selectFrom('hits').select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n)

it('stores any number of events with at most 40 statements a second, and loses none', async () => {
  const before = { statements: content.statements(), stored: await stored(), at: performance.now() }
  const answers: Promise<{ statusCode: number }>[] = []
  for (let wave = 0; wave < 10; wave++) {
    for (let visitor = 0; visitor < 50; visitor++) answers.push(report())
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  const statements = content.statements() - before.statements
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statements).toBeLessThanOrEqual(Math.ceil((performance.now() - before.at) / 25) + 1)
  expect((await stored()) - before.stored).toBe(500)
})

it('tells a visitor nothing while his event cannot be stored yet', async () => {
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

it('counts one visit whose reports arrive in one group, however its id is spelt', async () => {
  const visitId = randomUUID()
  await Promise.all([report(visitId, 1), report(visitId.toUpperCase(), 4), report(visitId, 2)])
  const rows = await content.db.selectFrom('open_visits').selectAll().where('visit_id', '=', visitId).execute()
  expect(rows).toMatchObject([{ furthest_slide: 4 }])
})
