import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'
import { visitsOf } from './testing/visits-of.ts'

let content: TestApp
let mine: TestAccount
beforeAll(async () => {
  content = await startTestApp({ visits: { everyMs: 20 } })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())

let apps = 0
const aPage = async () => (await anApp(mine, `odd-${++apps}`)).page
const { record, hitsOf, sumsOf } = visitsOf(() => content)

describe('words of a campaign', () => {
  it.each([
    ['?utm_campaign=spring%00sale', 'springsale'],
    [`?utm_campaign=${'a'.repeat(99)}%F0%9F%A6%84b`, 'a'.repeat(99)],
    ['?utm_campaign=%E2%80%AEelas', 'elas'],
    [`?utm_campaign=${encodeURIComponent('👨‍👩‍👧 & Co')}`, '👨‍👩‍👧 & Co'],
  ])('of %s are kept as %s, and lose no visit that is stored with them', async (search, campaign) => {
    const page = await aPage()
    const others = () => Array.from({ length: 10 }, () => record({ fullPagePath: page.fullPagePath }))
    const all = await Promise.all([...others(), record({ fullPagePath: page.fullPagePath, search }), ...others()])
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await sumsOf(page.experienceId))['1']).toBe(21)
    expect((await hitsOf(page.experienceId)).flatMap(({ utm }) => utm ?? [])).toEqual([{ campaign }])
  })
})

it('the visits call counts a visit whose address or page before is too long to keep', async () => {
  const page = await aPage()
  const search = `?utm_source=letter&fbclid=${'x'.repeat(3000)}`
  const referrer = `https://search.example/?q=${'y'.repeat(3000)}`
  expect((await record({ fullPagePath: page.fullPagePath, search, referrer })).statusCode).toBe(200)
  expect(await hitsOf(page.experienceId)).toMatchObject([{ utm: { source: 'letter' }, referrer: 'search.example' }])
})

it('the visits call goes on counting when a sum is as large as it can be', async () => {
  const page = await aPage()
  const report = (seconds: number) =>
    record({
      fullPagePath: page.fullPagePath,
      events: [{ id: 0, type: 'DWELL', itemId: 'slide', value: seconds * 1000 }],
    })
  await report(5)
  await sql`update visit_sums set total = 2147483646, slots[array_lower(slots, 1)] = 2147483646
    where subject_id = ${page.experienceId} and kind = 12`.execute(content.db)
  expect((await report(5)).statusCode).toBe(200)
  expect(await sumsOf(page.experienceId)).toMatchObject({ '1': 2, '12 slide': 2147483647 })
})

it('the visits call remembers of a visit no more slides than an app can have, however many are made up', async () => {
  const page = await aPage()
  const visitId = randomUUID()
  for (let from = 0; from < 300; from += 50) {
    const events = Array.from({ length: 50 }, (_, nth) => ({ id: from + nth, type: 'SLIDE', itemId: `s${from + nth}` }))
    expect((await record({ visitId, fullPagePath: page.fullPagePath, events })).statusCode).toBe(200)
  }
  const visit = content.db.selectFrom('open_visits').select('steps').where('visit_id', '=', visitId)
  expect((await visit.executeTakeFirstOrThrow()).steps).toHaveLength(200)
})

describe('the picture of pages without a script', () => {
  it('counts for no link that is none', async () => {
    const page = await aPage()
    await content.get(`/api/visits/pixel.gif?path=${page.fullPagePath}&tag=${encodeURIComponent('no\nlink')}`, {
      headers: { 'user-agent': 'Googlebot/2.1' },
    })
    expect(await hitsOf(page.experienceId)).toMatchObject([{ verdict: 'BOT', tag_id: null }])
  })

  it('counts nobody when a page of others shows it', async () => {
    const page = await aPage()
    const pixel = (headers: Record<string, string>) =>
      content.get(`/api/visits/pixel.gif?path=${page.fullPagePath}`, { headers: { 'user-agent': A_PHONE, ...headers } })
    for (const site of ['cross-site', 'same-site'])
      expect((await pixel({ 'sec-fetch-site': site })).statusCode).toBe(200)
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, {}]) await pixel(headers)
    expect((await sumsOf(page.experienceId))['1']).toBe(2)
  })
})
