import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aShop, type Shop, signUpForm } from './testing/a-shop.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const NEW = 'Yes, bread and cake.'
const OLD = 'Yes, bread.'
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
  email = `again-${guests}@example.org`
  forms.mails.length = 0
  forms.queue.length = 0
  shop = await aShop(forms, `again-${guests}`, [signUpForm({ consentText: OLD })])
})

async function asked(body: object = {}) {
  const { ticket } = (await forms.get('/api/forms/ticket')).json()
  forms.clock.ahead += 5000
  const response = await forms.server.inject({
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
    remoteAddress: `192.0.2.${guests}`,
  })
  await forms.runJobs()
  return response
}
const person = () => forms.db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
/** Returns the path of a link in the newest mail. */
const linkOf = (step: string): string => {
  const text = forms.mails.at(-1)?.text ?? ''
  return new RegExp(`${ORIGIN}(/subscriptions/${step}/\\S+)`).exec(text)?.[1] ?? `no ${step} link`
}
const press = (step: string) => {
  return forms.server.inject({
    method: 'POST',
    url: linkOf(step),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
}
const later = async (ms: number) => {
  forms.clock.ahead += ms
  await forms.runJobs()
}

describe('who left and is signed up again', () => {
  it('is asked as soon as a mail may go out, be it minutes after they left', async () => {
    await asked()
    await press('confirm')
    await press('leave')
    await asked()
    expect(forms.mails).toHaveLength(1)
    await later(5 * MINUTE_MS)
    expect(forms.mails.map(({ subject }) => subject)).toEqual([
      `Confirm your sign-up to ${shop.page.pageName}`,
      `Confirm your sign-up to ${shop.page.pageName}`,
    ])
    expect((await press('confirm')).statusCode).toBe(200)
    expect(await person()).toMatchObject({ state: 'CONFIRMED', unsubscribed_at: null, again_at: null })
  })

  it('is told that they left by the link that confirmed once, which signs nobody up again', async () => {
    await asked()
    const link = linkOf('confirm')
    await press('confirm')
    await press('leave')
    const page = await forms.get(link)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('You are off the list')])
    expect((await press('confirm')).body).toContain('You are off the list')
    expect(await person()).toMatchObject({ state: 'UNSUBSCRIBED' })
  })

  it('deletes nothing by the link that leaves, nor leaves by the one that deletes', async () => {
    await asked()
    await press('confirm')
    for (const [one, other] of [
      ['leave', 'forget'],
      ['forget', 'leave'],
    ] as const) {
      const url = linkOf(one).replace(one, other)
      expect((await forms.get(url)).statusCode).toBe(410)
    }
    const left = await press('leave')
    expect(left.body).toContain(`action="${linkOf('forget')}"`)
  })

  it('stays on record as one who left, for as long as they do not say otherwise', async () => {
    await asked()
    await press('confirm')
    await press('leave')
    const { unsubscribed_at: leftAt, consent_version: version } = await person()
    await asked()
    await later(6 * MINUTE_MS)
    expect(await person()).toMatchObject({ state: 'UNSUBSCRIBED', unsubscribed_at: leftAt, consent_version: version })
    await later(8 * DAY_MS)
    await forms.runJob('forms.retention')
    expect(await person()).toMatchObject({ state: 'UNSUBSCRIBED', unsubscribed_at: leftAt, again_at: null })
    expect((await press('confirm')).statusCode).toBe(410)
  })

  it('hears no more of it once they say so, however often a stranger signs them up', async () => {
    await asked()
    await press('confirm')
    await press('leave')
    const { unsubscribed_at: leftAt } = await person()
    await later(6 * MINUTE_MS)
    await asked()
    expect(forms.mails).toHaveLength(2)
    await press('leave')
    await later(DAY_MS)
    await asked()
    await later(28 * DAY_MS)
    expect(forms.mails).toHaveLength(2)
    expect(await person()).toMatchObject({ state: 'UNSUBSCRIBED', unsubscribed_at: leftAt })
  })

  it('is asked a day later when everything about them was deleted before they had answered', async () => {
    await asked()
    await press('forget')
    await asked()
    expect(forms.mails).toHaveLength(1)
    await later(DAY_MS)
    expect(forms.mails).toHaveLength(2)
    expect((await press('confirm')).statusCode).toBe(200)
  })
})

describe('who asks again before the mail came', () => {
  it('gets another one five minutes after the first', async () => {
    await asked()
    await later(2 * MINUTE_MS)
    await asked()
    expect(forms.mails).toHaveLength(1)
    await later(3 * MINUTE_MS)
    expect(forms.mails).toHaveLength(2)
  })

  it('gets none when they confirmed meanwhile', async () => {
    await asked()
    await later(2 * MINUTE_MS)
    await asked()
    await press('confirm')
    await later(2 * DAY_MS)
    expect(forms.mails).toHaveLength(1)
  })

  it('gets none when they confirmed in the same instant', async () => {
    await asked()
    await later(2 * MINUTE_MS)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    try {
      await asked()
      await press('confirm')
    } finally {
      clock.mockRestore()
    }
    await later(2 * DAY_MS)
    expect(forms.mails).toHaveLength(1)
  })
})

describe('a form whose consent was changed while it stood open', () => {
  const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex')
  const show = async (text: string) => {
    const [slide] = await forms.features.slides.publishedByItemIds(shop.account.accountId, [shop.itemId])
    if (!slide) throw new Error('no slide')
    const widgets = [signUpForm({ consentText: text })]
    await forms.features.forms.noteConsents([{ ...slide, widgets }], shop.account)
  }
  const agreed = async () => {
    const { entries } = await shop.account.inbox.list({ kind: 'SUBSCRIBER' })
    return entries.map((entry) => entry.kind === 'SUBSCRIBER' && [entry.consentText, entry.consentVersion])
  }

  it('keeps the words that the visitor read', async () => {
    await show(NEW)
    expect((await asked({ consentVersion: versionOf(NEW) })).statusCode).toBe(200)
    expect(await agreed()).toEqual([[NEW, versionOf(NEW)]])
    expect(forms.mails[0]?.text).toContain(NEW)
  })

  it('confirms the words of the mail that is answered, whatever is signed up for meanwhile', async () => {
    await asked()
    await show(NEW)
    await asked({ consentVersion: versionOf(NEW) })
    expect(forms.mails).toHaveLength(1)
    expect((await forms.get(linkOf('confirm'))).body).toContain(OLD)
    expect((await press('confirm')).statusCode).toBe(200)
    expect(await agreed()).toEqual([[OLD, versionOf(OLD)]])
  })

  it('asks again when nobody knows what was read, with the words of today and what was typed', async () => {
    const consentVersion = versionOf('Sell my soul.')
    const scripted = await asked({ consentVersion })
    expect([scripted.statusCode, scripted.json()]).toMatchObject([400, { field: 'consent' }])
    const page = await forms.server.inject({
      method: 'POST',
      url: '/api/forms/subscriptions',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...shop.place('news'), email, consent: 'true', consentVersion }).toString(),
    })
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain(`value="${email}"`)
    expect(page.body).toContain(OLD)
    expect(page.body).toContain(`value="${versionOf(OLD)}"`)
    expect(page.body).not.toContain('checked')
    expect(await agreed()).toEqual([])
  })
})
