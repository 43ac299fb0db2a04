import { DAY_MS } from '@taplet/base/time'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { anApp } from '../../testing/an-app.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const PASSWORD = 'correct horse battery'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  mine = await anOwner()
})

/** An account whose owner has a password; tests store it unhashed. */
async function anOwner(): Promise<TestAccount> {
  const account = await app.anAccount(200)
  const { accountId: id } = account
  const at = { created_at: new Date(), updated_at: new Date() }
  await app.db
    .insertInto('auth_account')
    .values({
      id: `credential:${id}`,
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: PASSWORD,
      ...at,
    })
    .execute()
  return account
}

const close = (will: { lastWords?: string; fallbackUrl?: string } = {}, account = mine) =>
  account.api.account.close({ password: PASSWORD, ...will })
const visit = async (url: string) => {
  await app.heard()
  return app.get(url)
}

it('[15.3] a closed account rests at once: its pages say the last words, it can be read, and nothing can be changed', async () => {
  const { page } = await anApp(mine, 'lark')
  const { closing } = await close({ lastWords: 'Thank you for <b>nine</b> years.' })
  expect(Date.parse(closing.eraseAt) - Date.parse(closing.requestedAt)).toBe(30 * DAY_MS)
  for (const url of ['/lark', `/t/${page.tagId}`]) {
    const { statusCode, body } = await visit(url)
    expect(statusCode).toBe(410)
    expect(body).toContain('Thank you for &lt;b&gt;nine&lt;/b&gt; years.')
  }
  const { accountData } = await mine.api.account.fetch({})
  expect(accountData).toMatchObject({ status: 'INACTIVE', closesAt: closing.eraseAt })
  expect(await refusal(mine.api.account.update({ name: 'New' }))).toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  expect(app.mails.findLast(({ to }) => to === mine.email)?.text).toContain('/app/account#close')
})

it('[15.3] codes of a closed account lead to the address its owner left, and its pages show the way there', async () => {
  const { page } = await anApp(mine, 'moved')
  await close({ fallbackUrl: 'https://new-owner.example/' })
  const scanned = await visit(`/t/${page.tagId}`)
  expect([scanned.statusCode, scanned.headers.location]).toEqual([302, 'https://new-owner.example/'])
  const opened = await visit('/moved')
  expect(opened.statusCode).toBe(410)
  expect(opened.body).toContain('href="https://new-owner.example/"')
})

it('[15.3] without words or an address, the page of a closed account says politely that it has closed', async () => {
  await anApp(mine, 'quiet')
  await close()
  const { statusCode, body } = await visit('/quiet')
  expect(statusCode).toBe(410)
  expect(body).toContain('This place has closed')
})

it('[15.3] a closed account is brought back as it was, by its owner alone', async () => {
  await anApp(mine, 'back-again')
  await close({ lastWords: 'Bye.' })
  expect(await refusal(app.visitor.account.bringBack({}))).toMatchObject({ status: 401 })
  const other = await app.anAccount()
  await other.api.account.bringBack({})
  expect((await visit('/back-again')).statusCode).toBe(410)
  await mine.api.account.bringBack({})
  expect((await visit('/back-again')).statusCode).toBe(200)
  expect((await mine.api.account.fetchClosing({})).closing).toBeNull()
  await mine.api.account.update({ name: 'New' })
  await mine.api.account.bringBack({}) // an open account stays open
  expect((await visit('/back-again')).statusCode).toBe(200)
})

it('[15.3] closing needs the password, and no address that leads back here', async () => {
  await anApp(mine, 'stays')
  expect(await refusal(mine.api.account.close({ password: 'wrong horse battery' }))).toMatchObject({
    status: 400,
    field: 'password',
  })
  expect(await refusal(mine.api.account.close({ password: '' }))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  expect(await refusal(app.visitor.account.close({ password: PASSWORD }))).toMatchObject({ status: 401 })
  expect(await refusal(close({ fallbackUrl: 'https://taplet.example/stays' }))).toMatchObject({ field: 'fallbackUrl' })
  expect(await refusal(close({ fallbackUrl: 'javascript:alert(1)' }))).toMatchObject({ status: 400 })
  expect(await refusal(close({ lastWords: 'x'.repeat(281) }))).toMatchObject({ status: 400 })
  expect((await visit('/stays')).statusCode).toBe(200)
})

it('[15.3] closing twice keeps the day of the first time, with the newest words', async () => {
  const first = await close({ lastWords: 'One.' })
  app.clock.pass(DAY_MS / 1000)
  // Closed accounts do not write: the words are changed by bringing it back and closing it again.
  expect(await refusal(close({ lastWords: 'Two.' }))).toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  expect((await mine.api.account.fetchClosing({})).closing).toEqual(first.closing)
})

it('[15.3] before it is closed an account can be taken along: orders, sign-ups, reviews and links as CSV in one ZIP', async () => {
  await anApp(mine, 'taken-along')
  await close()
  const { job } = await mine.api.account.export({ timezone: 'Europe/Lisbon' })
  await app.runJobs()
  await vi.waitUntil(async () => (await mine.api.longJobs.fetchAll()).jobs[0]?.state === 'DONE')
  const file = await mine.api.longJobs.file({ jobId: job.jobId })
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.keys(files).toSorted()).toEqual(['links.csv', 'orders.csv', 'reviews.csv', 'sign-ups.csv'])
  expect(new TextDecoder().decode(files['links.csv'])).toContain('The taken-along')
})

it('[15.3] the owner is reminded seven days and one day before the account is erased, once each, until it is brought back', async () => {
  const { closing } = await close()
  app.mails.length = 0
  const reminders = async (daysBefore: number) => {
    app.clock.now = new Date(Date.parse(closing.eraseAt) - daysBefore * DAY_MS)
    await app.runJob('closing.remind')
    return app.mails.splice(0).filter(({ to }) => to === mine.email)
  }
  expect(await reminders(8)).toEqual([])
  const [week, ...others] = await reminders(6.5)
  expect(others).toEqual([])
  expect(week?.text).toContain('/app/account#close')
  expect(await reminders(5.5)).toEqual([])
  expect(await reminders(0.5)).toHaveLength(1)
  expect(await reminders(0.4)).toEqual([])
  await mine.api.account.bringBack({})
  await close()
  app.mails.length = 0
  expect(await reminders(0.3)).toEqual([])
})

it('[15.3] a server that was off in the last week sends one reminder, and none when it is too late', async () => {
  const { closing } = await close()
  const other = await anOwner()
  const late = await close({}, other)
  app.mails.length = 0
  await app.db
    .updateTable('account_closings')
    .set({ erase_at: new Date(Date.parse(late.closing.eraseAt) - 2 * DAY_MS) })
    .where('account_id', '=', other.accountId)
    .execute()
  app.clock.now = new Date(Date.parse(closing.eraseAt) - DAY_MS / 2)
  await app.runJob('closing.remind')
  expect(app.mails.filter(({ to }) => to === mine.email)).toHaveLength(1)
  expect(app.mails.filter(({ to }) => to === other.email)).toEqual([])
})
