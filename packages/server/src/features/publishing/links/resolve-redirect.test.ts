import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashLinkPassword } from '../../../platform/link-passwords.ts'
import { A_PHONE } from '../../../testing/visits/a-phone.ts'
import { anApp } from '../../../testing/an-app.ts'
import { toUrl } from '../../../testing/links-of-file.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { linksOf } from './testing/links-of.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 11) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

// Through a socket: redirecting links are answered before the router, and inject() would go straight to the router.
let content: TestApp
let mine: TestAccount
let port: number
/** The requests that reached the router. */
let routed: string[] = []
beforeAll(async () => {
  content = await startTestApp()
  content.server.addHook('onRequest', async ({ url }) => void routed.push(url))
  mine = await content.anAccount(200)
  port = Number(new URL(await content.server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => content.stop())
beforeEach(() => void (routed = []))

const { aLink, open, visitsOf } = linksOf(() => ({ content, mine }))

interface Answer {
  statusCode: number | undefined
  headers: Record<string, unknown>
  body: string
}

function ask(path: string, sent: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const headers = { host: 'localhost', 'user-agent': A_PHONE, ...sent }
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ statusCode: response.statusCode, headers: response.headers, body }))
    })
    asked.on('error', reject).end()
  })
}

const OF_CONNECTION = ['date', 'connection', 'keep-alive']
const visible = ({ statusCode, headers, body }: Answer) => ({
  statusCode,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name))),
  body,
})

/** Creates a link and requests it once, so that it is cached. */
async function aCachedLink(values: Parameters<typeof aLink>[0]): Promise<string> {
  const tagId = await aLink(values)
  await open(tagId, { 'user-agent': 'curl/8.9.1' })
  routed = []
  return tagId
}

const SHOP = 'https://shop.example/?a=1'

describe('a link to a website, once it is kept', () => {
  it('is answered before the router, the same to the last header', async () => {
    const tagId = await aCachedLink({ destination_url: SHOP, utm: JSON.stringify({ source: 'poster' }) })
    for (const method of ['GET', 'HEAD'] as const) {
      const quick = await ask(`/t/${tagId}`, {}, method)
      expect(routed).toEqual([])
      expect(quick).toMatchObject({ statusCode: 302, headers: { location: `${SHOP}&utm_source=poster` } })
      expect(visible(quick)).toEqual(visible(await open(tagId, { host: 'localhost' }, { method })))
      routed = []
    }
  })

  it('counts the visitor the same, and no bot as one', async () => {
    const tagId = await aCachedLink({ destination_url: SHOP })
    const path = `/t/${tagId}?utm_campaign=summer`
    const headers = [
      { referer: 'https://chat.example/', dnt: '0' },
      { purpose: 'prefetch' },
      { 'user-agent': 'wget/1' },
    ]
    for (const sent of headers) expect((await ask(path, sent)).statusCode).toBe(302)
    expect((await ask(path, {}, 'HEAD')).statusCode).toBe(302)
    expect(routed).toEqual([])
    const visits = await visitsOf(tagId, 5)
    expect(visits.map(({ verdict }) => verdict).sort()).toEqual(['BOT', 'BOT', 'HEAD', 'HUMAN', 'PREFETCH'])
    expect(visits.find(({ verdict }) => verdict === 'HUMAN')).toMatchObject({
      referrer: 'chat.example',
      utm: { campaign: 'summer' },
      signs: ['LINK', 'GUESS'],
      guest: expect.any(Buffer),
    })
  })

  it('chooses by its rules', async () => {
    const rule = { ruleId: 'rule-1', devices: ['ANDROID'], destination: toUrl('https://droids.example/') }
    const tagId = await aCachedLink({ destination_url: SHOP, rules: JSON.stringify([rule]) })
    const droid = await ask(`/t/${tagId}`, { 'user-agent': ANDROID })
    expect([(await ask(`/t/${tagId}`)).headers['location'], droid.headers['location']]).toEqual([
      SHOP,
      'https://droids.example/',
    ])
    expect(routed).toEqual([])
    expect(new Set((await visitsOf(tagId, 3)).map(({ rule_id: id }) => id))).toEqual(new Set([null, 'rule-1']))
  })

  it('leads nowhere from the moment on when it is changed, blocked or taken down', async () => {
    const tagId = await aCachedLink({ destination_url: 'https://first.example/' })
    expect((await ask(`/t/${tagId}`)).headers['location']).toBe('https://first.example/')
    const change = async (values: object) => {
      await content.db.updateTable('links').set(values).where('tag_id', '=', tagId).execute()
      await content.heard()
      return ask(`/t/${tagId}`)
    }
    expect((await change({ destination_url: 'https://second.example/' })).headers['location']).toMatch(/second/)
    expect((await change({ active: false })).statusCode).toBe(410)
    expect((await change({ active: true })).statusCode).toBe(302)
    await content.db.insertInto('blocked_hosts').values({ host: 'second.example' }).execute()
    await content.heard()
    expect((await ask(`/t/${tagId}`)).statusCode).toBe(410)
  })
})

describe('the long way goes', () => {
  it('a link whose password was not typed, and a chat that shows what the website says of itself', async () => {
    const guarded = await aCachedLink({ destination_url: SHOP, password_hash: await hashLinkPassword('sesame') })
    const asked = await ask(`/t/${guarded}`)
    expect([asked.statusCode, asked.headers['location']]).toEqual([200, undefined])
    const tagId = await aCachedLink({ destination_url: SHOP })
    const shown = await ask(`/t/${tagId}`, { 'user-agent': 'WhatsApp/2.24.20' })
    expect(shown.body).toContain('og:title')
    expect(routed).toHaveLength(1)
    expect((await visitsOf(tagId, 2)).map(({ verdict }) => verdict).sort()).toEqual(['BOT', 'PREVIEW'])
  })

  it('a rule that leads to an instant app', async () => {
    const { page } = await anApp(mine, 'by-rule')
    const destination = { experienceId: page.experienceId, slideId: null, destinationUrl: '' }
    const rules = JSON.stringify([{ ruleId: 'rule-1', devices: ['IOS'], destination }])
    const tagId = await aCachedLink({ destination_url: SHOP, rules })
    expect((await ask(`/t/${tagId}`)).body).toContain('Words of by-rule')
    expect(routed).toEqual([`/t/${tagId}`])
  })

  it('who carries a session or brings a body, and another host is refused', async () => {
    const tagId = await aCachedLink({ destination_url: SHOP })
    expect((await ask(`/t/${tagId}`, { cookie: 'taplet_session=x' })).statusCode).toBe(302)
    expect((await ask(`/t/${tagId}`, { 'content-length': '0' })).statusCode).toBe(302)
    expect(routed).toHaveLength(2)
    expect((await ask(`/t/${tagId}`, { host: '-' })).statusCode).toBe(400)
  })
})
