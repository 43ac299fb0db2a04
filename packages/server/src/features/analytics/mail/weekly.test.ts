import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { refusal } from '../../../testing/refusal.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'
import { ORIGIN } from '../../../testing/start-test-app.ts'
import { startMails, type TestMails } from '../testing/start-mails.ts'

let app: TestMails
beforeAll(async () => {
  app = await startMails()
})
afterAll(() => app.stop())
beforeEach(() => {
  app.mails.length = 0
  app.queue.length = 0
  app.post.isBroken = false
})

let count = 0
/** An account whose mails use this zone, with an app. */
async function aMerchant(timezone?: string, pageName = 'Lark Coffee') {
  const account = await app.anAccount(200)
  const { page } = await anApp(account, `weekly-${++count}`, { pageName })
  // Links count visits from the day they are created: before all visits of these tests.
  const created_at = new Date('2026-10-01T00:00:00Z')
  await app.db.updateTable('links').set({ created_at }).where('account_id', '=', account.accountId).execute()
  const analytics = account.analytics
  if (timezone) await analytics.updateMail({ weekly: true, alerts: false, timezone })
  const visit = (experienceId: string, at: string, times = 1, more: object = {}) =>
    storeVisits(app.db, ...Array.from({ length: times }, () => ({ experienceId, at: new Date(at), ...more })))
  return { account, page, analytics, visit, mails: () => app.mailsTo(account.accountId) }
}

it('the weekly mail tells on Monday at eight of the week and the one before, app by app, in days of the place', async () => {
  const { account, page, visit, mails } = await aMerchant('Europe/Vienna', 'Lark <b>Coffee</b>')
  const second = (await anApp(account, 'weekly-second', { pageName: 'Second shop' })).page
  const tagId = page.tagId ?? ''
  const [first, last] = ['2026-11-15T23:00:00Z', '2026-11-22T22:59:00Z'] // the ends of the week in Vienna
  await visit(page.experienceId, first, 3, { isFirstOfApp: true })
  await visit(page.experienceId, last, 2, { tagId, isFirstOfApp: true })
  await visit(page.experienceId, '2026-11-22T23:00:00Z', 7) // Monday already
  await visit(page.experienceId, '2026-11-15T22:59:00Z', 2) // the Sunday before
  await visit(page.experienceId, '2026-11-08T22:59:00Z', 9) // the week before that
  await visit(second.experienceId, '2026-11-18T12:00:00Z', 1)
  await app.look('2026-11-23T06:59:00Z')
  expect(mails()).toEqual([])
  await app.look('2026-11-23T07:00:00Z')
  const [mail, ...others] = mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your week: 6 visits, 3 times as many as the week before')
  expect(mail?.text).toContain('From November 16 to November 22, in days of Europe/Vienna')
  expect(mail?.text).toContain('the week before (2).')
  expect(mail?.text).toContain('Lark <b>Coffee</b>: 5 (')
  expect(mail?.text).toContain('Second shop: 1 (')
  expect(mail?.text).toContain('with 2 visits.')
  expect(mail?.html).toContain('Lark &lt;b&gt;Coffee&lt;/b&gt;')
  expect(mail?.html).toContain(`${ORIGIN}/app/experiences/${page.experienceId}#analytics`)
})

it('the weekly mail counts a week in which clocks change to its last quarter of an hour', async () => {
  const { page, visit, mails } = await aMerchant('America/New_York')
  await visit(page.experienceId, '2026-10-26T04:00:00Z', 1) // Monday midnight, in summer time
  await visit(page.experienceId, '2026-11-02T04:59:00Z', 2) // Sunday, a minute to midnight, in winter time
  await visit(page.experienceId, '2026-11-02T05:00:00Z', 4)
  await app.look('2026-11-02T12:30:00Z')
  expect(mails()).toEqual([])
  await app.look('2026-11-02T13:00:00Z')
  expect(mails().map(({ subject }) => subject)).toEqual(['Your week: 3 visits'])
})

it('the weekly mail comes once, however many processes look and however often', async () => {
  const { page, visit, mails } = await aMerchant('Asia/Kolkata')
  await visit(page.experienceId, '2026-11-18T12:00:00Z', 2)
  await app.look('2026-11-23T02:30:00Z', 5)
  await app.look('2026-11-23T03:00:00Z', 5)
  await app.look('2026-11-23T23:00:00Z')
  expect(mails()).toHaveLength(1)
  await visit(page.experienceId, '2026-11-24T12:00:00Z', 1)
  await app.look('2026-11-30T02:30:00Z', 3)
  expect(mails().map(({ subject }) => subject)).toEqual([
    'Your week: 2 visits',
    'Your week: 1 visit, 50% fewer than the week before',
  ])
})

it('the weekly mail is silent when nobody came, and does not come late by days', async () => {
  const { page, visit, mails } = await aMerchant('UTC')
  await visit(page.experienceId, '2026-11-12T12:00:00Z', 3)
  await app.look('2026-11-23T08:00:00Z')
  expect(mails()).toEqual([])
  const late = await aMerchant('UTC')
  await late.visit(late.page.experienceId, '2026-11-18T12:00:00Z', 3)
  await app.look('2026-11-25T12:00:00Z')
  expect(late.mails()).toEqual([])
})

it('the weekly mail is tried again when the post does not take it', async () => {
  const { page, visit, mails } = await aMerchant('UTC')
  await visit(page.experienceId, '2026-11-18T12:00:00Z', 1)
  app.post.isBroken = true
  await expect(app.look('2026-11-23T08:00:00Z')).rejects.toThrow('closed')
  app.post.isBroken = false
  await app.look('2026-11-23T08:30:00Z')
  expect(mails()).toHaveLength(1)
})

it('the weekly mail learns the zone of the first report, until one is chosen', async () => {
  const { account, page, visit, analytics, mails } = await aMerchant()
  await app.features.analyticsMails.learnZone(account.accountId, 'Asia/Tokyo')
  expect((await analytics.getMail({})).mail).toEqual({ weekly: true, alerts: true, timezone: 'Asia/Tokyo' })
  await analytics.updateMail({ weekly: true, alerts: true, timezone: 'UTC' })
  await app.features.analyticsMails.learnZone(account.accountId, 'Asia/Tokyo')
  expect((await analytics.getMail({})).mail.timezone).toBe('UTC')
  await visit(page.experienceId, '2026-11-22T23:59:00Z', 1)
  await app.look('2026-11-23T08:00:00Z')
  expect(mails()).toHaveLength(1)
})

it('the weekly mail ends with the switch, and with one press in the mail program', async () => {
  const { page, visit, analytics, mails, account } = await aMerchant('UTC')
  await visit(page.experienceId, '2026-11-18T12:00:00Z', 1)
  await app.look('2026-11-23T08:00:00Z')
  const headers = mails()[0]?.headers ?? {}
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = headers['List-Unsubscribe']?.slice(1, -1).replace(ORIGIN, '') ?? ''
  const asked = await app.server.inject({ url })
  expect(asked.statusCode).toBe(200)
  expect(asked.headers['x-robots-tag']).toContain('noindex')
  expect((await analytics.getMail({})).mail.weekly).toBe(true) // opening alone does not unsubscribe
  const pressed = await app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
  expect((await analytics.getMail({})).mail).toMatchObject({ weekly: false, alerts: false, timezone: 'UTC' })
  await visit(page.experienceId, '2026-11-25T12:00:00Z', 1)
  await app.look('2026-11-30T08:00:00Z')
  expect(mails()).toHaveLength(1)
  const forged = url.replace('/weekly/', '/alerts/')
  expect((await app.server.inject({ method: 'POST', url: forged })).statusCode).toBe(410)
  await analytics.updateMail({ weekly: true, alerts: true, timezone: 'UTC' })
  await app.server.inject({ method: 'POST', url: `/subscriptions/visits/weekly/${account.accountId}.nonsense` })
  expect((await analytics.getMail({})).mail.weekly).toBe(true)
})

it('the weekly mail asks who wants to know, and for a zone that exists', async () => {
  expect(await refusal(app.visitor.analytics.getMail({}))).toMatchObject({ status: 401 })
  const { analytics, account } = await aMerchant()
  expect(await analytics.getMail({})).toMatchObject({
    mail: { weekly: true, alerts: true, timezone: 'UTC' },
    address: `${account.accountId}@merchant.example`,
  })
  for (const timezone of ['Mars/Olympus', '+05:30', "'; select 1"])
    expect(await refusal(analytics.updateMail({ weekly: true, alerts: true, timezone }))).toMatchObject({
      status: 400,
      field: 'timezone',
    })
})
