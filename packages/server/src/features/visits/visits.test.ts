import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { refusal } from '../../testing/refusal.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp()
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

const anApp = async (name: string) =>
  (await mine.api.experiences.update({ rootPageId: name, fullPagePath: name, pageName: name })).updatedPage
const visitOf = (visitId: string) =>
  content.db.selectFrom('open_visits').selectAll().where('visit_id', '=', visitId).executeTakeFirst()
const record = (visit: { visitId: string; fullPagePath: string; tagId?: string; furthestSlide?: number }) =>
  content.visitor.api.visits.record(visit)

it('the visits call stores a visit once and moves it only further on', async () => {
  const page = await anApp('visited')
  const visitId = randomUUID()
  for (const furthestSlide of [0, 3, 1])
    await record({ visitId, fullPagePath: 'visited', tagId: page.tagId, furthestSlide })
  expect(await visitOf(visitId)).toMatchObject({
    experience_id: page.experienceId,
    tag_id: page.tagId,
    furthest_slide: 3,
  })
  const { rows } = {
    rows: await content.db
      .selectFrom('open_visits')
      .select('visit_id')
      .where('experience_id', '=', page.experienceId)
      .execute(),
  }
  expect(rows).toHaveLength(1)
})

it('the visits call counts one visit when its reports arrive all at once', async () => {
  const page = await anApp('at-once')
  const visitId = randomUUID()
  await Promise.all([0, 1, 2, 3, 4].map((furthestSlide) => record({ visitId, fullPagePath: 'at-once', furthestSlide })))
  expect(await visitOf(visitId)).toMatchObject({ experience_id: page.experienceId, furthest_slide: 4 })
})

it('the visits call knows the app by its old path too', async () => {
  const page = await anApp('before')
  await mine.api.experiences.update({ ...page, rootPageId: 'after', fullPagePath: 'after' })
  const visitId = randomUUID()
  await record({ visitId, fullPagePath: 'before' })
  expect(await visitOf(visitId)).toMatchObject({ experience_id: page.experienceId })
})

it('the visits call does not let a visit be moved to another app, nor count for a link of another', async () => {
  const first = await anApp('first-app')
  const second = await anApp('second-app')
  const visitId = randomUUID()
  await record({ visitId, fullPagePath: 'first-app', tagId: second.tagId, furthestSlide: 1 })
  await record({ visitId, fullPagePath: 'second-app', furthestSlide: 9 })
  expect(await visitOf(visitId)).toMatchObject({ experience_id: first.experienceId, tag_id: null, furthest_slide: 1 })
})

it('the visits call stores nothing for an app that visitors cannot see', async () => {
  const page = await anApp('closed')
  await mine.api.experiences.update({ ...page, active: false })
  for (const fullPagePath of ['closed', 'no-such-app', "' or 1=1 --"]) {
    const visitId = randomUUID()
    expect(await refusal(record({ visitId, fullPagePath }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await visitOf(visitId)).toBeUndefined()
  }
})

it('the visits call keeps at most 512 characters of what the browser says of itself', async () => {
  await anApp('long-headers')
  const visitId = randomUUID()
  const long = `${A_PHONE} ${'x'.repeat(2000)}`
  const response = await content.server.inject({
    method: 'POST',
    url: '/api/visits/record',
    headers: { 'content-type': 'application/json', 'user-agent': long, referer: long },
    payload: JSON.stringify({ visitId, fullPagePath: 'long-headers' }),
  })
  expect(response.statusCode).toBe(200)
  const hit = await content.db
    .selectFrom('hits as h')
    .innerJoin('visit_agents as a', 'a.agent_id', 'h.agent_id')
    .select('a.agent')
    .where('h.visit_id', '=', visitId)
    .executeTakeFirst()
  expect(hit).toEqual({ agent: long.slice(0, 512) })
})

it.each([
  {},
  [],
  { visitId: 'x', fullPagePath: 'visited' },
  { visitId: randomUUID(), fullPagePath: 'visited', furthestSlide: -1 },
  { visitId: randomUUID(), fullPagePath: ['visited'] },
  { visitId: randomUUID(), fullPagePath: 'visited', guest: 'short' },
  { visitId: randomUUID(), fullPagePath: 'visited', guest: 'with spaces in it, and more' },
  { visitId: randomUUID(), fullPagePath: 'visited', search: 'x'.repeat(8193) },
  { visitId: randomUUID(), fullPagePath: 'visited', referrer: 7 },
  { visitId: randomUUID(), fullPagePath: 'visited', tagId: '../x' },
  { visitId: randomUUID(), fullPagePath: 'visited', events: {} },
  { visitId: randomUUID(), fullPagePath: 'visited', events: [{ id: 0, type: 'NAP', itemId: 'a' }] },
  { visitId: randomUUID(), fullPagePath: 'visited', events: [{ id: -1, type: 'TAP', itemId: 'a' }] },
  { visitId: randomUUID(), fullPagePath: 'visited', events: [{ id: 0, type: 'TAP', itemId: 'a', value: 1.5 }] },
  { visitId: randomUUID(), fullPagePath: 'visited', events: [{ id: 0, type: 'TAP', itemId: 'a', ago: -5 }] },
  { visitId: randomUUID(), fullPagePath: 'visited', events: [{ id: 0, type: 'TAP', itemId: 'a', widgetId: '\u0000' }] },
  {
    visitId: randomUUID(),
    fullPagePath: 'visited',
    events: Array.from({ length: 51 }, () => ({ id: 0, type: 'TAP', itemId: 'a' })),
  },
])('the visits call refuses %j', async (body) => {
  expect((await content.visitor.post('/visits/record', body)).statusCode).toBe(400)
})

it('the visits call takes 120 visits of one address to one app in a minute, then asks to wait', async () => {
  const page = await anApp('flooded')
  const remoteAddress = '192.0.2.7'
  const send = (visitId: string, from = remoteAddress) =>
    content.server.inject({
      method: 'POST',
      url: '/api/visits/record',
      headers: { 'content-type': 'application/json', 'user-agent': A_PHONE },
      payload: JSON.stringify({ visitId, fullPagePath: 'flooded' }),
      remoteAddress: from,
    })
  const answers = await Promise.all(Array.from({ length: 125 }, () => send(randomUUID())))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(120)
  // Empty when a new minute began in between.
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  const rows = await content.db
    .selectFrom('open_visits')
    .select('visit_id')
    .where('experience_id', '=', page.experienceId)
    .execute()
  expect(rows).toHaveLength(125 - refused.length)
  const countsOf = () =>
    content.db
      .selectFrom('visit_sums')
      .select('total')
      .where('subject_id', '=', page.experienceId)
      .where('key', '=', 'FLOOD:')
      .execute()
  // Once a minute, however many more there are.
  await expect.poll(countsOf).toEqual(refused.length > 0 ? [{ total: 1 }] : [])
  expect((await send(randomUUID(), '192.0.2.8')).statusCode).toBe(200)
})
