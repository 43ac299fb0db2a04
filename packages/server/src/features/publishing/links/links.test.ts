import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'
import { linksOf } from './testing/links-of.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 11) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

let content: TestApp
let mine: TestAccount
const time = { now: new Date() }
beforeAll(async () => {
  content = await startTestApp({ clock: () => time.now })
  mine = await content.anAccount(200)
})
afterAll(() => content.stop())
beforeEach(() => void (time.now = new Date()))

const { aLink, open, storedOf, visitsOf } = linksOf(() => ({ content, mine }))
const to = (url: string) => ({ experienceId: null, slideId: null, destinationUrl: url })
let rules = 0
const aRule = (destination: object, when: object = {}) => ({
  ruleId: `rule${String(++rules).padStart(18, '0')}`,
  destination,
  ...when,
})

describe('a link to a website', () => {
  it('leads there with its campaign words, kept by nobody, and counts the visitor', async () => {
    const utm = JSON.stringify({ source: 'poster', campaign: 'Été', medium: '' })
    const tagId = await aLink({ destination_url: 'https://shop.example/?a=1&utm_source=own', utm })
    const answer = await open(tagId, { referer: 'https://chat.example/' })
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      302,
      'https://shop.example/?a=1&utm_source=own&utm_campaign=%C3%89t%C3%A9',
    ])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await visitsOf(tagId, 1)).toMatchObject([
      {
        verdict: 'HUMAN',
        experience_id: null,
        rule_id: null,
        referrer: 'chat.example',
        utm: { source: 'poster', campaign: 'Été' },
      },
    ])
  })

  it('answers, but does not count, who only looks ahead or is no person', async () => {
    const tagId = await aLink({ destination_url: 'https://shop.example/' })
    const asked = [
      await open(tagId, {}, { method: 'HEAD' }),
      await open(tagId, { 'sec-purpose': 'prefetch;prerender' }),
      await open(tagId, { purpose: 'prefetch' }),
      await open(tagId, { 'user-agent': 'curl/8.9.1' }),
      await open(tagId, { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }),
      // [14.18] Apple's systems look at a link on their own.
      await open(tagId, { 'user-agent': 'CFNetwork/1494.0.7 Darwin/23.4.0' }),
    ]
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302, 302, 302, 302])
    expect(await visitsOf(tagId, 6)).toMatchObject(
      ['HEAD', 'PREFETCH', 'PREFETCH', 'BOT', 'BOT', 'BOT'].map((verdict) => ({ verdict, guest: null })),
    )
  })

  it('shows chats what the website says of itself', async () => {
    const url = 'https://known.example/story'
    const tagId = await aLink({ destination_url: url })
    const before = await open(tagId, { 'user-agent': 'facebookexternalhit/1.1 Facebot Twitterbot/1.0' })
    expect(before.body).toContain('<meta property="og:title" content="known.example"/>')
    await content.runJobs()
    await content.db
      .updateTable('website_previews')
      .set({ title: 'A "story"', description: 'Told well', image_key: 'websites/picture.webp' })
      .where('url', '=', url)
      .execute()
    await content.db.updateTable('links').set({ note: 'x' }).where('tag_id', '=', tagId).execute()
    await content.heard()
    const { statusCode, body } = await open(tagId, { 'user-agent': 'WhatsApp/2.24.20' })
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta property="og:title" content="A &quot;story&quot;"/>')
    expect(body).toContain('og:image" content="https://taplet.example/media/websites/picture.webp"')
    expect(body).toContain(`href="${url}"`)
    expect(await visitsOf(tagId, 2)).toMatchObject(
      ['Apple Messages', 'WhatsApp'].map((reason) => ({ verdict: 'PREVIEW', reason, signs: ['LINK'] })),
    )
  })

  it('puts nothing but an address of the web into a header', async () => {
    for (const url of ['javascript:alert(1)', 'https://a.example/\r\nset-cookie: x=1', 'https://bücher.example/ü ü']) {
      const { headers } = await open(await aLink({ destination_url: url }))
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['location'] ?? 'https://none').toMatch(/^https:\/\/[\x21-\x7e]+$/)
    }
  })

  it('is stopped at once when the website is blocked', async () => {
    const tagId = await aLink({ destination_url: 'https://turned.example/', fallback_url: 'https://owner.example/' })
    expect((await open(tagId)).statusCode).toBe(302)
    await content.db.insertInto('blocked_hosts').values({ host: 'turned.example' }).execute()
    await content.heard()
    const stopped = await open(tagId)
    expect([stopped.statusCode, stopped.headers['location']]).toEqual([410, undefined])
    expect(stopped.body).toContain('We stopped you here')
  })
})

describe('rules of a link', () => {
  it('lead phones of one kind elsewhere, with no question to the database and nothing kept for others', async () => {
    const [here, there] = [await anApp(mine, 'for-all'), await anApp(mine, 'for-androids')]
    const destination = { experienceId: there.page.experienceId, slideId: null, destinationUrl: '' }
    const rule = aRule(destination, { devices: ['ANDROID'] })
    const tagId = await aLink({ experience_id: here.page.experienceId, rules: JSON.stringify([rule]) })
    const [phone, android] = [await open(tagId), await open(tagId, { 'user-agent': ANDROID })]
    expect(phone.body).toContain('Words of for-all')
    expect(android.body).toContain('Words of for-androids')
    expect(android.body).toContain(`data-tag="${tagId}"`)
    expect(android.headers['cache-control']).toBe('no-store, private')
    const before = content.statements()
    const again = await open(tagId, { 'user-agent': ANDROID, 'if-none-match': String(android.headers['etag']) })
    expect([again.statusCode, content.statements() - before]).toEqual([200, 0])
    await there.write('Newer words')
    expect((await open(tagId, { 'user-agent': ANDROID })).body).toContain('Newer words')
    await mine.api.experiences.update({ ...there.page, revision: undefined, active: false })
    expect((await open(tagId, { 'user-agent': ANDROID })).body).toContain('Words of for-all')
  })

  it('know the country of an address, and of none that has no country', async () => {
    const rule = aRule(to('https://at.example/'), { countries: ['AT'] })
    const tagId = await aLink({ destination_url: 'https://else.example/', rules: JSON.stringify([rule]) })
    const from = async (remoteAddress: string) => (await open(tagId, {}, { remoteAddress })).headers['location']
    expect(await from('193.171.255.1')).toBe('https://at.example/')
    expect(await from('8.8.8.8')).toBe('https://else.example/')
    expect(await from('10.0.0.7')).toBe('https://else.example/')
    // No trusted proxy is configured here, so the header is ignored.
    const forged = await open(tagId, { 'cf-ipcountry': 'AT', 'x-forwarded-for': '193.171.255.1' })
    expect(forged.headers['location']).toBe('https://else.example/')
  })

  it('share visitors out by a hash: each gets the same again, and all together what the share says', async () => {
    const rule = aRule(to('https://b.example/'), { share: 30 })
    const tagId = await aLink({ destination_url: 'https://a.example/', rules: JSON.stringify([rule]) })
    let led = 0
    for (let guest = 0; guest < 400; guest++) {
      const remoteAddress = `198.51.${guest >> 8}.${guest & 255}`
      const [first, second] = [await open(tagId, {}, { remoteAddress }), await open(tagId, {}, { remoteAddress })]
      expect(second.headers['location']).toBe(first.headers['location'])
      if (first.headers['location'] === 'https://b.example/') led++
    }
    // Five standard deviations, so that the test practically never fails by chance.
    expect(Math.abs(led - 120)).toBeLessThan(46)
  })

  it('change when their time comes, and name the rule with the visit', async () => {
    const rule = aRule(to('https://night.example/'), { startTime: '22:00', endTime: '06:00', timezone: 'UTC' })
    const tagId = await aLink({ destination_url: 'https://day.example/', rules: JSON.stringify([rule]) })
    time.now = new Date('2026-07-01T21:59:00Z')
    expect((await open(tagId)).headers['location']).toBe('https://day.example/')
    time.now = new Date('2026-07-01T22:00:00Z')
    expect((await open(tagId)).headers['location']).toBe('https://night.example/')
    await expect
      .poll(async () => new Set((await storedOf(tagId)).map(({ rule_id: id }) => id)))
      .toEqual(new Set([null, rule.ruleId]))
  })
})

describe('a link that ends', () => {
  it('leads on until then, and from that moment to the fallback of the account', async () => {
    const { page } = await anApp(mine, 'ending')
    const expires_at = new Date(time.now.getTime() + 200)
    const tagId = await aLink({ experience_id: page.experienceId, expires_at })
    expect((await open(tagId)).statusCode).toBe(200)
    time.now = new Date(expires_at.getTime() + 1)
    await expect.poll(async () => (await open(tagId)).statusCode, { interval: 50 }).toBe(410)
    await content.db
      .insertInto('link_settings')
      .values({ account_id: mine.accountId, fallback_url: 'https://owner.example/' })
      .execute()
    await content.heard()
    expect((await open(tagId)).headers['location']).toBe('https://owner.example/')
    await content.db.deleteFrom('link_settings').execute()
  })
})

describe('a link to a slide', () => {
  it('opens the page there, with and without a script, and shows its picture in chats', async () => {
    const [one, two] = [await anApp(mine, 'slide-one'), await anApp(mine, 'slide-two')]
    const { updatedPage: page } = await mine.api.experiences.update({
      ...one.page,
      revision: undefined,
      experienceItems: [one.itemId, two.itemId],
    })
    const tagId = await aLink({ experience_id: page.experienceId, item_id: two.itemId })
    const { body } = await open(tagId)
    expect(body).toContain('data-start="2"')
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="0;url=#slide-2"/></noscript>')
    expect(body).toMatch(/id="slide-2"[^>]* style="scroll-initial-target:nearest;content-visibility:visible"/)
    expect((await content.get('/slide-one')).body).not.toContain('data-start')
    expect(await content.visitor.api.experiences.fetchByTagId({ tagId })).toMatchObject({ slideId: two.itemId })
  })
})

describe('a tag that nobody has set up', () => {
  it('says so, and how to', async () => {
    await content.db.insertInto('physical_tags').values({ tag_id: 'NewTag', tag_sub_type: 'RAINBOW' }).execute()
    const { statusCode, body } = await content.get('/t/NewTag')
    expect(statusCode).toBe(200)
    expect(body).toContain('This tag is not set up yet')
    expect(body).toContain('href="/info/tagRegistration?tagId=NewTag"')
    expect(body).toContain('#ff7a85')
    expect((await content.get('/t/NewTag/code.svg')).headers['content-type']).toBe('image/svg+xml')
  })
})
