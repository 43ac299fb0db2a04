import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anApp } from '../../../testing/an-app.ts'
import { storeVisits } from '../../../testing/visits/store-visits.ts'
import { startMails, type TestMails } from '../testing/start-mails.ts'

let app: TestMails
beforeAll(async () => {
  app = await startMails()
})
afterAll(() => app.stop())
beforeEach(() => {
  app.mails.length = 0
  app.queue.length = 0
})

let count = 0
/** An account in Lisbon with an app opened by so many people on each of the last four Fridays, and on this one. */
async function aMerchant({ fridays, now, weeks = 4 }: { fridays: number; now: number; weeks?: number }) {
  const account = await app.anAccount(200)
  const { page } = await anApp(account, `alert-${++count}`, { pageName: 'Lark Coffee' })
  await account.analytics.updateMail({ weekly: false, alerts: true, timezone: 'Europe/Lisbon' })
  const visit = (at: string, times: number) =>
    storeVisits(app.db, ...Array.from({ length: times }, () => ({ experienceId: page.experienceId, at: new Date(at) })))
  for (const day of ['11-13', '11-06', '10-30', '10-23'].slice(0, weeks)) await visit(`2026-${day}T12:00:00Z`, fridays)
  await visit('2026-11-20T12:00:00Z', now)
  return { account, page, visit, mails: () => app.mailsTo(account.accountId) }
}
const SATURDAY = '2026-11-21T08:00:00Z'

it('the alert mail tells of a day with more than three times the visits of such weekdays', async () => {
  const { mails } = await aMerchant({ fridays: 18, now: 60 })
  await app.look('2026-11-21T07:59:00Z')
  expect(mails()).toEqual([])
  await app.look(SATURDAY)
  expect(mails().map(({ subject }) => subject)).toEqual([
    'Lark Coffee: 60 visits yesterday, usually 18 on that weekday',
  ])
  expect(mails()[0]?.text).toContain('Friday, November 20')
})

it('the alert mail tells of a day with less than a third of them', async () => {
  const { mails } = await aMerchant({ fridays: 60, now: 19 })
  await app.look(SATURDAY)
  expect(mails()[0]?.html).toContain('Far fewer people opened Lark Coffee')
})

it('the alert mail is silent about days as usual, and about an app that is switched off', async () => {
  const usual = await aMerchant({ fridays: 60, now: 25 })
  const off = await aMerchant({ fridays: 60, now: 0 })
  await app.db
    .updateTable('experiences')
    .set({ active: false })
    .where('experience_id', '=', off.page.experienceId)
    .execute()
  await app.look(SATURDAY)
  expect([...usual.mails(), ...off.mails()]).toEqual([])
})

it('the alert mail waits until there are four weeks to compare with', async () => {
  const { mails } = await aMerchant({ fridays: 1, now: 60, weeks: 3 })
  await app.look(SATURDAY)
  expect(mails()).toEqual([])
})

it('the alert mail tells once, however many processes look, and of one app once a week at most', async () => {
  const { mails, visit } = await aMerchant({ fridays: 5, now: 60 })
  for (const day of ['11-14', '11-07', '10-31', '10-24']) await visit(`2026-${day}T12:00:00Z`, 5)
  await app.look(SATURDAY, 4)
  await app.look('2026-11-21T12:00:00Z', 4)
  expect(mails()).toHaveLength(1)
  await visit('2026-11-21T12:00:00Z', 80)
  await app.look('2026-11-22T08:00:00Z')
  expect(mails()).toHaveLength(1)
  await visit('2026-11-27T12:00:00Z', 120)
  await app.look('2026-11-28T08:00:00Z')
  expect(mails()).toHaveLength(2)
})

it('the alert mail ends alone: the weekly mail stays as it was chosen', async () => {
  const { account, mails } = await aMerchant({ fridays: 5, now: 60 })
  const analytics = account.analytics
  await analytics.updateMail({ weekly: true, alerts: true, timezone: 'Europe/Lisbon' })
  await app.look(SATURDAY)
  const url = /https:\/\/taplet\.example(\/subscriptions\/visits\/alerts\/\S+)/.exec(mails()[0]?.text ?? '')?.[1] ?? ''
  const payload = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await app.server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  expect((await analytics.getMail({})).mail).toMatchObject({ weekly: true, alerts: false })
})
