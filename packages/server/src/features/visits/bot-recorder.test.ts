import { DAY_MS } from '@taplet/base/time'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { A_PHONE } from '../../testing/visits/a-phone.ts'
import { anApp } from '../../testing/an-app.ts'
import type { TestAccount } from '../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../testing/start-test-app.ts'

// Through a socket: cached pages are sent before the router.
let content: TestApp
let mine: TestAccount
let origin: string
beforeAll(async () => {
  content = await startTestApp({ visits: { everyMs: 1 } })
  mine = await content.anAccount(200)
  origin = await content.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => content.stop())

const PREVIEW = 'WhatsApp/2.24.20.89 A'
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject).end()
  })
const countsOf = async (subjectId: string | null | undefined) => {
  const rows = await content.db
    .selectFrom('visit_sums')
    .select(['key', 'total', 'kind'])
    .where('subject_id', '=', subjectId ?? '')
    .execute()
  return Object.fromEntries(rows.map(({ kind, key, total }) => [kind === 9 ? key : `counted ${kind} ${key}`, total]))
}

describe('a bot that fetches a page', () => {
  it('is told of and not counted, whether the page lay ready or was made for it', async () => {
    const { page } = await anApp(mine, 'fetched')
    // The first request makes the page, the second gets it from the cache.
    for (const path of ['/fetched', `/t/${page.tagId}`])
      for (let time = 0; time < 2; time++) {
        expect(await ask(path, { 'user-agent': PREVIEW })).toBe(200)
        expect(await ask(path, { 'user-agent': ROBOT })).toBe(200)
        expect(await ask(path, { 'user-agent': A_PHONE }, 'HEAD')).toBe(200)
        expect(await ask(path, { 'user-agent': A_PHONE, 'sec-purpose': 'prefetch;prerender' })).toBe(200)
        expect(await ask(path, { 'user-agent': A_PHONE, 'x-moz': 'prefetch' })).toBe(200)
        expect(await ask(path, { 'user-agent': A_PHONE })).toBe(200)
      }
    const each = { 'PREVIEW:WhatsApp': 2, 'BOT:Bing': 2, 'HEAD:': 2, 'PREFETCH:': 4 }
    await expect.poll(() => countsOf(page.tagId)).toEqual(each)
    await expect
      .poll(() => countsOf(page.experienceId))
      .toEqual(Object.fromEntries(Object.entries(each).map(([key, n]) => [key, 2 * n])))
  })

  it('is told of once when it runs the page as well', async () => {
    const { page } = await anApp(mine, 'rendered')
    await ask('/rendered', { 'user-agent': ROBOT })
    const answer = await content.server.inject({
      method: 'POST',
      url: '/api/visits/record',
      headers: { 'content-type': 'application/json', 'user-agent': ROBOT },
      payload: JSON.stringify({ visitId: crypto.randomUUID(), fullPagePath: 'rendered' }),
    })
    expect(answer.statusCode).toBe(200)
    await expect.poll(() => countsOf(page.experienceId)).toEqual({ 'BOT:Bing': 1 })
    const hits = await content.db
      .selectFrom('hits')
      .selectAll()
      .where('experience_id', '=', page.experienceId)
      .execute()
    expect(hits.map(({ signs }) => signs.join()).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'BEACON',
      'PAGE',
    ])
  })

  it('[14.18] is told of once when its browser keeps the page for later, ready or made for it', async () => {
    const { page } = await anApp(mine, 'kept')
    for (let time = 0; time < 2; time++) {
      await ask('/kept', { 'user-agent': HEADLESS, 'sec-fetch-dest': 'document' })
      await ask('/kept', { 'user-agent': HEADLESS, 'sec-fetch-dest': 'empty' })
    }
    await ask('/kept?utm_source=a', { 'user-agent': HEADLESS, 'sec-fetch-dest': 'empty' })
    await ask('/kept?utm_source=a', { 'user-agent': ROBOT })
    await expect.poll(() => countsOf(page.experienceId)).toEqual({ 'BOT:Headless browser': 2, 'BOT:Bing': 1 })
  })

  it('fills no table when it comes by the thousand: it is told of as a flood, once a minute', async () => {
    const { page } = await anApp(mine, 'pressed')
    for (let wave = 0; wave < 50; wave++)
      await Promise.all(Array.from({ length: 20 }, () => ask('/pressed', { 'user-agent': ROBOT })))
    await expect.poll(async () => (await countsOf(page.experienceId))['FLOOD:Bing']).toBeGreaterThan(0)
    const stored = await content.db
      .selectFrom('hits')
      .select('verdict')
      .where('experience_id', '=', page.experienceId)
      .execute()
    // Twice as many when a new minute began in between.
    expect(stored.length).toBeLessThanOrEqual(2 * 301)
  })
})

describe('the picture of pages without a script', () => {
  const pixel = (query: string, headers: Record<string, string> = {}) =>
    content.get(`/api/visits/pixel.gif${query}`, { headers })

  it('stands in the page, and counts whoever asks for it with link, tap and campaign', async () => {
    const { page, itemId } = await anApp(mine, 'plain')
    const { body } = await content.get(`/t/${page.tagId}`)
    const src = /<noscript><img src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(src).toBe(`/api/visits/pixel.gif?path=plain&slide=${itemId}&tag=${page.tagId}`)
    const answer = await content.get(src, {
      headers: { referer: `https://taplet.example/t/${page.tagId}?n&utm_source=card` },
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store, private',
    ])
    expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
    const hits = await content.db.selectFrom('hits').selectAll().where('tag_id', '=', page.tagId).execute()
    expect(hits).toMatchObject([
      { verdict: 'HUMAN', source: 'NFC', utm: { source: 'card' }, signs: ['PIXEL', 'GUESS'], referrer: null },
    ])
  })

  it('[14.18] counts the slide that the page opened with, and says that no more is known', async () => {
    const { page, itemId } = await anApp(mine, 'unscripted')
    await pixel(`?path=unscripted&slide=${itemId}`)
    await pixel('?path=unscripted&slide=no%20id')
    const today = new Date()
    const dayAt = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    const { report } = await mine.analytics.report({
      kind: 'APP',
      id: page.experienceId,
      from: dayAt(-1),
      to: dayAt(1),
      timezone: 'UTC',
    })
    // No end: where such a visitor left is never known.
    expect(report.funnel).toMatchObject({ arrivals: 2, withoutScript: 2, slides: [{ visits: 1, exits: 0, open: 0 }] })
  })

  it('is sent to whoever asks in another way, and counts nothing', async () => {
    await anApp(mine, 'unpixelled')
    const pixels = async () => {
      const hits = await content.db.selectFrom('hits').select('signs').execute()
      return hits.filter(({ signs }) => signs.includes('PIXEL')).length
    }
    const before = await pixels()
    for (const query of ['', '?path=', '?path=a&path=b', `?path=${'x'.repeat(300)}`])
      expect((await pixel(query)).statusCode).toBe(200)
    expect((await pixel('?path=nobody-here')).statusCode).toBe(404)
    expect(
      (await content.server.inject({ method: 'HEAD', url: '/api/visits/pixel.gif?path=unpixelled' })).statusCode,
    ).toBe(200)
    expect(await pixels()).toBe(before)
  })
})
