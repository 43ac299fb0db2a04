import { DAY_MS } from '@taplet/base/time'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aShop, type Shop, signUpForm } from './testing/a-shop.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const CONSENT = 'Yes, write to me about bread & <b>buns</b>.'
let forms: TestApp
let shop: Shop
let email: string
let guests = 0
beforeAll(async () => {
  forms = await startTestApp()
})
afterAll(() => forms.stop())
beforeEach(async () => {
  guests++
  email = `guest-${guests}@example.org`
  forms.mails.length = 0
  forms.queue.length = 0
  shop = await aShop(forms, `list-${guests}`, [signUpForm({ consentText: CONSENT, asksName: 'OPTIONAL' })])
})

async function send(body: object = {}, remoteAddress = `192.0.2.${guests}`) {
  const { ticket } = (await forms.get('/api/forms/ticket')).json()
  forms.clock.ahead += 5000
  return forms.server.inject({
    method: 'POST',
    url: '/api/forms/subscriptions',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      ...shop.place('news'),
      submissionId: randomUUID(),
      ticket,
      email,
      consent: true,
      ...body,
    }),
    remoteAddress,
  })
}
it('[14.15] broken JSON is answered in JSON', async () => {
  for (const payload of ['{"a":1,}', '{', '[1'])
    for (const url of ['/api/forms/subscriptions', '/api/forms/reviews']) {
      const headers = { 'content-type': 'application/json', accept: 'text/html' }
      const answer = await forms.server.inject({ method: 'POST', url, headers, payload, remoteAddress: '192.0.2.250' })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
    }
})

const people = async () => {
  const { entries } = await shop.account.inbox.list({ kind: 'SUBSCRIBER' })
  return entries.flatMap((entry) => (entry.kind === 'SUBSCRIBER' ? [entry] : []))
}
/** Returns the path of a link in the newest mail. */
const linkOf = (step: string): string => {
  const text = forms.mails.at(-1)?.text ?? ''
  return new RegExp(`${ORIGIN}(/subscriptions/${step}/\\S+)`).exec(text)?.[1] ?? `no ${step} link`
}
const post = (url: string, payload = '') =>
  forms.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const asked = async () => {
  await send()
  await forms.runJobs()
}
const confirmed = async () => {
  await asked()
  await post(linkOf('confirm'))
}

describe('signing up', () => {
  it('waits for the mail to be answered, and keeps the words that were agreed to with their version', async () => {
    const response = await send({ name: 'Ana', email: `  GUEST-${guests}@Example.ORG ` })
    expect([response.statusCode, response.json()]).toEqual([200, { callResult: 'SUCCESS' }])
    expect(await people()).toMatchObject([
      {
        state: 'WAITING',
        email,
        name: 'Ana',
        consentText: CONSENT,
        consentVersion: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ])
    await forms.runJobs()
    expect(forms.mails.map(({ to }) => to)).toEqual([email])
  })

  it('asks in the mail for what was agreed to, as text that no mail program takes for markup', async () => {
    await asked()
    const [mail] = forms.mails
    expect(mail?.subject).toBe(`Confirm your sign-up to ${shop.page.pageName}`)
    expect(mail?.text).toContain(CONSENT)
    expect(mail?.html).toContain('bread &amp; &lt;b&gt;buns&lt;/b&gt;')
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${ORIGIN}${linkOf('leave')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('makes one record and one mail of twenty at once, and answers all the same', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, guest) => send({}, `198.51.100.${guest}`)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await forms.runJobs()
    expect([(await people()).length, forms.mails.length]).toEqual([1, 1])
  })

  it('answers somebody on the list as it answers a stranger, and writes again only after a while', async () => {
    await confirmed()
    const again = await send()
    expect(again.json()).toEqual({ callResult: 'SUCCESS' })
    await forms.runJobs()
    expect(forms.mails).toHaveLength(1)
    forms.clock.ahead += 2 * DAY_MS
    await send()
    await forms.runJobs()
    expect(forms.mails.at(-1)?.subject).toBe(`You are on the list of ${shop.page.pageName}`)
    expect(await people()).toMatchObject([{ state: 'CONFIRMED' }])
  })

  it('asks again after five minutes, by a link that makes the one before it void', async () => {
    await asked()
    const first = linkOf('confirm')
    await asked()
    expect(forms.mails).toHaveLength(1)
    forms.clock.ahead += 5 * 60_000
    await asked()
    expect(forms.mails).toHaveLength(2)
    expect((await post(first)).statusCode).toBe(410)
    expect((await post(linkOf('confirm'))).statusCode).toBe(200)
  })

  it('floods nobody’s mailbox: five mails an hour to one person, however many forms are filled in', async () => {
    for (let shops = 0; shops < 7; shops++) {
      shop = await aShop(forms, `flood-${guests}-${shops}`, [signUpForm()])
      await send({}, `203.0.113.${shops}`)
    }
    await forms.runJobs()
    expect(forms.mails).toHaveLength(5)
  })

  it('counts addresses that lead to one mailbox as one', async () => {
    for (let tag = 0; tag < 7; tag++) await send({ email: `guest-${guests}+${tag}@example.org` }, `203.0.113.${tag}`)
    await forms.runJobs()
    expect(forms.mails).toHaveLength(5)
    expect(forms.mails[0]?.to).toBe(`guest-${guests}+0@example.org`)
  })

  it.each([
    ['no consent', { consent: false }],
    ['no address', { email: '' }],
    ['a line break that would be a header', { email: 'ana@example.org\r\nBcc: eve@example.org' }],
    ['two addresses', { email: 'ana@example.org,eve@example.org' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
  ])('refuses %s', async (_, body) => {
    const response = await send(body)
    expect([response.statusCode, response.json().callResult]).toEqual([400, 'FAILURE'])
    expect(await people()).toEqual([])
  })
})

describe('the link that confirms', () => {
  it('changes nothing by being opened, as scanners of mail do, and works by its button once', async () => {
    await asked()
    const link = linkOf('confirm')
    const page = await forms.get(link)
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store, private',
      'no-referrer',
    ])
    expect(page.body).toContain(`action="${link}"`)
    expect(await people()).toMatchObject([{ state: 'WAITING' }])
    expect((await post(link)).body).toContain('You are on the list')
    expect(await people()).toMatchObject([{ state: 'CONFIRMED', confirmedAt: expect.any(String) }])
    await post(linkOf('leave'))
    expect((await post(link)).body).toContain('You are off the list')
    expect(await people()).toMatchObject([{ state: 'UNSUBSCRIBED' }])
  })

  it('ends after seven days; only its hash is stored', async () => {
    await asked()
    const link = linkOf('confirm')
    const rows = await forms.db.selectFrom('subscribers').select('confirm_hash').where('email', '=', email).execute()
    expect(link).not.toContain(rows[0]?.confirm_hash ?? '')
    forms.clock.ahead += 8 * DAY_MS
    expect((await post(link)).statusCode).toBe(410)
    expect((await forms.get(link)).statusCode).toBe(410)
  })

  it('keeps the language of its page behind its button', async () => {
    await asked()
    const link = `${linkOf('confirm')}?lang=en-XA`
    expect((await forms.get(link)).body).toContain(`action="${link}"`)
    expect((await post(link)).body).toContain('<html lang="en-XA">')
  })

  it.each(['confirm', 'leave', 'forget'])('says the same of a made-up %s link as of an old one', async (step) => {
    for (const token of ['x', 'a.b', '..%2f', 'x'.repeat(500)]) {
      expect((await forms.get(`/subscriptions/${step}/${token}`)).statusCode).toBe(410)
      expect((await post(`/subscriptions/${step}/${token}`)).statusCode).toBe(410)
    }
  })
})

describe('leaving', () => {
  it('takes one POST of a mail program, without cookies, and no redirect (RFC 8058)', async () => {
    await confirmed()
    const response = await post(linkOf('leave'), 'List-Unsubscribe=One-Click')
    expect(response.statusCode).toBe(200)
    expect(await people()).toMatchObject([{ state: 'UNSUBSCRIBED', unsubscribedAt: expect.any(String) }])
  })

  it('needs a button in a browser, and is remembered when the record is deleted', async () => {
    await confirmed()
    await forms.get(linkOf('leave'))
    expect(await people()).toMatchObject([{ state: 'CONFIRMED' }])
    await post(linkOf('leave'))
    const [person] = await people()
    await shop.account.inbox.delete({ ids: [person?.id ?? ''] })
    expect(await people()).toEqual([])
    const remembered = await forms.db
      .selectFrom('suppressed_people')
      .selectAll()
      .where('account_id', '=', shop.account.accountId)
      .execute()
    expect(remembered).toHaveLength(1)
    expect(JSON.stringify(remembered)).not.toContain(email)
  })

  it('ends all mail to somebody who never meant it, for thirty days', async () => {
    await asked()
    await post(linkOf('leave'))
    forms.clock.ahead += DAY_MS
    await asked()
    expect(forms.mails).toHaveLength(1)
    forms.clock.ahead += 30 * DAY_MS
    await asked()
    expect(forms.mails).toHaveLength(2)
  })

  it('lets whoever was on the list come back', async () => {
    await confirmed()
    await post(linkOf('leave'))
    forms.clock.ahead += DAY_MS
    await confirmed()
    expect(await people()).toMatchObject([{ state: 'CONFIRMED', unsubscribedAt: null }])
  })
})

describe('deletion', () => {
  it('on request of the person takes everything about them, on all lists of the account', async () => {
    await confirmed()
    const forget = linkOf('forget')
    await forms.get(forget)
    expect(await people()).toHaveLength(1)
    expect((await post(forget)).body).toContain('It is deleted')
    expect(await people()).toEqual([])
    expect((await post(forget)).statusCode).toBe(410)
  })

  it('by the owner takes every record of a person', async () => {
    await confirmed()
    const inbox = shop.account.inbox
    expect(await inbox.deletePerson({ email: email.toUpperCase() })).toMatchObject({ deleted: 1 })
    expect(await inbox.deletePerson({ email })).toMatchObject({ deleted: 0 })
    expect(await people()).toEqual([])
  })

  it('by the owner is told to other programs, also of somebody who left before', async () => {
    const inbox = shop.account.inbox
    await inbox.saveWebhook({ url: 'https://93.184.215.14/', events: ['subscriber.deleted'] })
    await confirmed()
    await post(linkOf('leave'))
    await inbox.deletePerson({ email })
    expect(forms.queue).toMatchObject([{ payload: { message: { event: 'subscriber.deleted', data: { email } } } }])
    forms.queue.length = 0
  })
})

describe('what looks like spam', () => {
  it('gets no mail and stands among the spam, from where its owner can fetch it', async () => {
    await send({ website: 'https://spam.example' })
    await forms.runJobs()
    expect([await people(), forms.mails]).toEqual([[], []])
    const inbox = shop.account.inbox
    const { entries } = await inbox.list({ state: 'SPAM' })
    expect(await inbox.markSpam({ ids: [entries[0]?.id ?? ''], isSpam: false })).toMatchObject({
      results: [{ outcome: 'DONE' }],
    })
    await forms.runJobs()
    expect(forms.mails.map(({ to }) => to)).toEqual([email])
  })

  it('does not stand in the way of the person whose address it was', async () => {
    await send({ website: 'https://spam.example' })
    await confirmed()
    expect(await people()).toMatchObject([{ state: 'CONFIRMED' }])
  })
})
