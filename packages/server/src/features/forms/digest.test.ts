import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { aShop, reviewForm, type Shop } from './testing/a-shop.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

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
  forms.clock.ahead = 0
  shop = await aShop(forms, `digest-${guests}`, [reviewForm()])
})

const inbox = () => shop.account.inbox
const aReview = async (fields: Record<string, string> = {}) =>
  forms.server.inject({
    method: 'POST',
    url: '/api/forms/reviews',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...shop.place('reviews'), stars: '5', text: randomUUID(), ...fields }).toString(),
    remoteAddress: `192.0.2.${guests}`,
  })

describe('the digest', () => {
  const look = async () => {
    await forms.runJob('forms.digests')
    await forms.runJobs()
  }

  it('tells of news once, at eight in the morning of the place, and is silent when there is none', async () => {
    await inbox().saveDigest({ rhythm: 'DAILY', timeZone: 'Asia/Tokyo' })
    await aReview({ text: 'Best <b>buns</b>', name: 'Ana' })
    await look()
    expect(forms.mails).toEqual([])
    const row = await forms.db
      .selectFrom('inbox_digests')
      .selectAll()
      .where('account_id', '=', shop.account.accountId)
      .executeTakeFirstOrThrow()
    expect(
      new Intl.DateTimeFormat('en', {
        timeZone: 'Asia/Tokyo',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      }).format(row.due_at ?? 0),
    ).toBe('08:00')
    forms.clock.ahead += DAY_MS
    await look()
    expect(forms.mails).toMatchObject([
      { to: `${shop.account.accountId}@merchant.example`, subject: 'Your inbox: 1 new review (5.0 stars on average)' },
    ])
    expect(forms.mails[0]?.html).toContain('Best &lt;b&gt;buns&lt;/b&gt;')
    expect(forms.mails[0]?.text).toContain('★★★★★ “Best <b>buns</b>” – Ana')
    forms.clock.ahead += DAY_MS
    await look()
    expect(forms.mails).toHaveLength(1)
  })

  it('comes on Mondays when it is weekly, and never when it is off', async () => {
    await inbox().saveDigest({ rhythm: 'WEEKLY', timeZone: 'Europe/Lisbon' })
    const row = await forms.db
      .selectFrom('inbox_digests')
      .selectAll()
      .where('account_id', '=', shop.account.accountId)
      .executeTakeFirstOrThrow()
    expect(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Lisbon', weekday: 'long' }).format(row.due_at ?? 0)).toBe(
      'Monday',
    )
    await inbox().saveDigest({ rhythm: 'OFF', timeZone: 'Europe/Lisbon' })
    await aReview()
    forms.clock.ahead += 8 * DAY_MS
    await look()
    expect(forms.mails).toEqual([])
  })

  const stored = () =>
    forms.db
      .selectFrom('inbox_digests')
      .select(['rhythm', 'time_zone'])
      .where('account_id', '=', shop.account.accountId)
      .executeTakeFirst()

  it('[14.11] of a new account is on, at the hours of the browser that opened it first', async () => {
    expect((await inbox().getSettings({})).digest.rhythm).toBe('DAILY')
    await inbox().counts({ timezone: 'America/Lima' })
    await inbox().counts({ timezone: 'Asia/Tokyo' })
    expect(await stored()).toEqual({ rhythm: 'DAILY', time_zone: 'America/Lima' })
    await aReview()
    forms.clock.ahead += DAY_MS
    await look()
    expect(forms.mails).toMatchObject([{ subject: expect.stringContaining('1 new review') }])
  })

  it('[14.11] of an account that nobody has opened is on after an hour, and tells of what came before', async () => {
    await aReview()
    await look()
    expect(await stored()).toBeUndefined()
    forms.clock.ahead += HOUR_MS + 60_000
    await look()
    expect(await stored()).toEqual({ rhythm: 'DAILY', time_zone: 'UTC' })
    forms.clock.ahead += DAY_MS
    await look()
    expect(forms.mails).toMatchObject([{ subject: expect.stringContaining('1 new review') }])
  })

  it('[14.11] that was switched off stays off', async () => {
    await inbox().saveDigest({ rhythm: 'OFF', timeZone: 'Europe/Lisbon' })
    await inbox().counts({ timezone: 'America/Lima' })
    await look()
    expect(await stored()).toEqual({ rhythm: 'OFF', time_zone: 'Europe/Lisbon' })
  })

  it('[14.15] keeps the name of a time zone as it was sent', async () => {
    for (const timeZone of ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv'])
      expect((await inbox().saveDigest({ rhythm: 'DAILY', timeZone })).digest.timeZone).toBe(timeZone)
    await inbox().saveDigest({ rhythm: 'OFF', timeZone: 'Europe/Lisbon' })
  })

  it.each(['xyz3', 'GMT+5:30', '+05:30', '-00:00', "'; select 1", ''])(
    'takes no %j for a time zone',
    async (timeZone) => {
      expect(await refusal(inbox().saveDigest({ rhythm: 'DAILY', timeZone }))).toMatchObject({ status: 400 })
    },
  )
})
