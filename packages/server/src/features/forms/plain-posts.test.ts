import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aShop, reviewForm, type Shop, signUpForm } from './testing/a-shop.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const WINDOW_MS = 10 * 60_000
let forms: TestApp
let shop: Shop
let guests = 0
beforeAll(async () => {
  forms = await startTestApp()
})
afterAll(() => forms.stop())
beforeEach(async () => {
  guests++
  forms.mails.length = 0
  forms.queue.length = 0
  shop = await aShop(forms, `plain-${guests}`, [reviewForm(), signUpForm()])
})

/** Sends what a browser without JavaScript sends from our pages. */
const post = (
  url: string,
  payload: string | Buffer,
  headers: Record<string, string> = {},
  guest = `192.0.2.${guests}`,
) =>
  forms.server.inject({
    method: 'POST',
    url: `/api/forms/${url}`,
    headers: { 'content-type': URLENCODED, ...headers },
    payload,
    remoteAddress: guest,
  })
const fields = (widget: 'news' | 'reviews', more: Record<string, string>) =>
  new URLSearchParams({ ...shop.place(widget), ...more }).toString()
const review = (more: Record<string, string> = {}, guest?: string) =>
  post('reviews', fields('reviews', { stars: '5', ...more }), {}, guest)
const signUp = (more: Record<string, string> = {}, guest?: string) =>
  post('subscriptions', fields('news', { email: 'ana@example.org', consent: 'true', ...more }), {}, guest)
const entries = async (state?: 'SPAM') =>
  (await shop.account.inbox.list({ limit: 100, ...(state && { state }) })).entries
/** The limits count in fixed windows of time. */
const atBeginOfWindow = (into = 0) => {
  forms.clock.ahead += WINDOW_MS - ((Date.now() + forms.clock.ahead) % WINDOW_MS) + into
}

describe('the consent of a form without script', () => {
  it.each(['true', 'on'])('is given by %s', async (consent) => {
    expect((await signUp({ consent })).statusCode).toBe(303)
    expect(await entries()).toHaveLength(1)
  })

  it.each(['false', '0', 'no', 'off', 'TRUE', ' '])(
    'is not given by %j: the form comes again and says so',
    async (consent) => {
      const page = await signUp({ consent })
      expect(page.statusCode).toBe(400)
      expect(page.body).toContain('Tick the box')
      expect(page.body).toContain('value="ana@example.org"')
      expect(page.body).not.toContain('checked')
      expect(await entries()).toEqual([])
    },
  )
})

describe('a form without script in another language', () => {
  it('says in that language what is wrong, and thanks in it', async () => {
    const ask = (consent: string) =>
      post('subscriptions?lang=en-XA', fields('news', { email: 'ana@example.org', consent }))
    const refused = await ask('no')
    expect(refused.body).toContain('⟦Ţîçķ ţĥé ƀöx')
    const taken = await ask('true')
    expect(taken.headers.location).toContain('lang=en-XA')
    const thanks = await forms.get(taken.headers.location ?? '')
    expect(thanks.body).toContain('<html lang="en-XA"')
    expect(thanks.body).toContain('⟦')
  })
})

describe('many people behind one network without script', () => {
  it('all reach the owner, and all who sign up get their mail', async () => {
    atBeginOfWindow()
    const statuses = new Set<number>()
    for (let guest = 0; guest < 30; guest++) {
      statuses.add(
        (await review({ text: `Table ${guest} had a lovely morning here`, stars: `${(guest % 5) + 1}` })).statusCode,
      )
      statuses.add((await signUp({ email: `guest-${guest}@example.org` })).statusCode)
    }
    await forms.runJobs()
    expect([...statuses]).toEqual([303])
    expect([(await entries()).length, (await entries('SPAM')).length]).toEqual([60, 0])
    expect(new Set(forms.mails.map(({ to }) => to)).size).toBe(30)
  })

  it('hear honestly when it is too many, with the time in words and what was typed', async () => {
    atBeginOfWindow(2 * 60_000 + 10_000)
    const statuses: number[] = []
    for (let guest = 0; guest < 60; guest++) statuses.push((await review({ text: `No ${guest}` })).statusCode)
    expect(new Set(statuses)).toEqual(new Set([303]))
    const refused = await review({ text: 'Half an hour of typing' })
    expect([refused.statusCode, Math.ceil(Number(refused.headers['retry-after']) / 60)]).toEqual([429, 8])
    expect(refused.body).toContain('was not taken')
    expect(refused.body).toContain('in about 8 minutes')
    expect(refused.body).toContain('Half an hour of typing')
    expect((await review({ text: 'At home' }, '198.51.100.9')).statusCode).toBe(303)
  })

  it('cannot have one network write to strangers through form after form', async () => {
    atBeginOfWindow()
    const statuses: number[] = []
    for (let guest = 0; guest < 101; guest++) {
      if (guest % 50 === 49) forms.clock.ahead += 61_000
      if (guest === 50) shop = await aShop(forms, `plain-${guests}-b`, [signUpForm()])
      statuses.push((await signUp({ email: `stranger-${guest}@example.org` })).statusCode)
    }
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([100, 429])
    await forms.runJobs()
    expect(forms.mails).toHaveLength(100)
  })

  it('say so too when a whole form is flooded from many networks', async () => {
    atBeginOfWindow()
    const statuses: number[] = []
    for (let guest = 0; guest < 301; guest++)
      statuses.push((await signUp({ email: `flood-${guest}@example.org` }, `10.0.${guest % 20}.1`)).statusCode)
    expect(statuses.indexOf(429)).toBe(300)
  }, 60_000)
})

describe('the same long words again and again', () => {
  it('are spam from the third on, whatever name stands below them', async () => {
    const text = 'Buy the very best watches from us, cheaper than all the others!'
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) expect((await review({ text, name })).statusCode).toBe(303)
    expect([(await entries()).length, (await entries('SPAM')).length]).toEqual([2, 2])
  })

  it('are none when they are as short as thanks are', async () => {
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) await review({ text: 'Great coffee!', name })
    expect([(await entries()).length, (await entries('SPAM')).length]).toEqual([4, 0])
  })
})

describe('a form that cannot be read', () => {
  it.each([
    ['too large', { payload: 'x'.repeat(20 * 1024 * 1024), headers: {} }, 413, 'larger than'],
    ['packed', { payload: gzipSync('stars=5'), headers: { 'content-encoding': 'gzip' } }, 415, 'cannot read'],
    [
      'of another encoding',
      { payload: 'stars=5', headers: { 'content-type': `${URLENCODED}; charset=utf-16` } },
      415,
      'cannot read',
    ],
  ])('because it is %s is answered by a page that says so', async (_, { payload, headers }, status, words) => {
    const page = await post('reviews', payload, headers)
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.body).toContain(words)
    expect(page.body).not.toContain('Many people')
  })

  it.each(['utf-8', '"UTF-8"'])('is not one that names the encoding %s', async (charset) => {
    const page = await post('reviews', fields('reviews', { stars: '5' }), {
      'content-type': `${URLENCODED}; charset=${charset}`,
    })
    expect(page.statusCode).toBe(303)
  })

  it.each([
    ['an escape that is no letter', 'a%ff%feb'],
    ['half a letter', 'a%E2%82'],
    ['bytes that are no letter', Buffer.from([0x61, 0xff, 0xfe])],
  ])('for %s is not changed and kept, but shown again', async (_, text) => {
    const page = await post(
      'reviews',
      Buffer.concat([Buffer.from(`${fields('reviews', { stars: '5', name: 'Ana' })}&text=`), Buffer.from(text)]),
    )
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('did not arrive as they were typed')
    expect(page.body).toContain('value="Ana"')
    expect(await entries()).toEqual([])
  })

  it.each([
    ['an address', 'subscriptions', 'news', 'email=a@example.org&email=b@example.org&consent=true'],
    ['a number of stars', 'reviews', 'reviews', 'stars=1&stars=5&text=Fine'],
    ['a consent', 'subscriptions', 'news', 'email=a@example.org&consent=false&consent=true'],
  ] as const)('because %s came twice is shown again', async (_, url, widget, twice) => {
    const page = await post(url, `${fields(widget, {})}&${twice}`)
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('came twice')
    expect(await entries()).toEqual([])
  })

  it('is one of several parts, too, when a part came twice', async () => {
    const pairs = [...Object.entries(shop.place('reviews')), ['stars', '1'], ['stars', '5']]
    const parts = pairs.map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const page = await post('reviews', `${parts.join('')}--b--\r\n`, {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect([page.statusCode, page.body.includes('came twice')]).toEqual([400, true])
    expect(await entries()).toEqual([])
  })
})

describe('the address of a sign-up', () => {
  it('may be at a domain in any script', async () => {
    expect((await signUp({ email: 'ana@exämple.de' })).statusCode).toBe(303)
    await forms.runJobs()
    expect(forms.mails[0]?.to).toBe('ana@xn--exmple-cua.de')
  })

  it('is refused with the true reason when mail does not reach it', async () => {
    const page = await signUp({ email: 'ü@exämple.de' })
    expect([page.statusCode, page.body.includes('letters such as “ü” before the @')]).toEqual([400, true])
    expect(page.body).not.toContain('does not look whole')
    expect((await signUp({ email: 'ana' })).body).toContain('does not look whole')
  })
})
