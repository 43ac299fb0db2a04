import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const digestOf = (accountId: string) =>
  app.db.selectFrom('inbox_digests').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow()
const hourIn = (timeZone: string, at: Date | null) =>
  at && new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at)

test('mails without a zone of their own take that of the account, and follow it', async () => {
  const { account, analytics, accountId, inbox } = await app.anAccount()
  await account.update({ timeZone: 'Asia/Tokyo' })
  expect((await analytics.getMail({})).mail.timezone).toBe('Asia/Tokyo')
  await inbox.counts({ timezone: 'Asia/Tokyo' })
  expect(hourIn('Asia/Tokyo', (await digestOf(accountId)).due_at)).toBe('08')
  await account.update({ timeZone: 'Europe/Lisbon' })
  expect((await analytics.getMail({})).mail.timezone).toBe('Europe/Lisbon')
  const digest = await digestOf(accountId)
  expect([digest.time_zone, hourIn('Europe/Lisbon', digest.due_at)]).toEqual(['Europe/Lisbon', '08'])
})

test('mails for which another zone was chosen keep it when the account moves', async () => {
  const { account, analytics } = await app.anAccount()
  await account.update({ timeZone: 'Asia/Tokyo' })
  await analytics.updateMail({ weekly: true, alerts: true, timezone: 'America/Lima' })
  await account.update({ timeZone: 'Europe/Lisbon' })
  expect((await analytics.getMail({})).mail.timezone).toBe('America/Lima')
})

test('a mail about the account is in its language and its day', async () => {
  const owner = await app.anAccount()
  await owner.account.update({ language: 'en-XA', timeZone: 'Pacific/Kiritimati' })
  expect(await app.features.identity.contactsOf(owner.accountId)).toMatchObject({
    language: 'en-XA',
    timeZone: 'Pacific/Kiritimati',
  })
  expect(await app.features.identity.contactsOf((await app.anAccount()).accountId)).toMatchObject({
    language: undefined,
    timeZone: 'UTC',
  })
})
