import { DAY_MS } from '@taplet/base/time'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aShop, reviewForm, signUpForm } from '../features/forms/testing/a-shop.ts'
import { visitsOf } from '../features/visits/testing/visits-of.ts'
import { createAnswers } from '../testing/create-answers.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { createEraseAccounts } from '../features/closing/erase/erase-accounts.ts'
import { erasePlan } from '../features/closing/erase/erase-plan.ts'
import { anOrder } from '../testing/an-order.ts'

let app: TestApp
let answers: ReturnType<typeof createAnswers>
beforeAll(async () => {
  app = await startTestApp()
  answers = createAnswers(app, Date.now())
})
afterAll(() => app.stop())

const { record, hitsOf } = visitsOf(() => app)

/** Closes an account by rows, as an owner did days ago. */
async function closeAgo(accountId: string, days: number, words = ''): Promise<void> {
  const requested = new Date(app.clock.now.getTime() - days * DAY_MS)
  await app.db
    .insertInto('account_closings')
    .values({
      account_id: accountId,
      last_words: words,
      status_before: 'ACTIVE',
      requested_at: requested,
      erase_at: new Date(requested.getTime() + 30 * DAY_MS),
    })
    .execute()
  await app.db.updateTable('accounts').set({ status: 'INACTIVE' }).where('account_id', '=', accountId).execute()
}

const eraser = (storage = app.storage) =>
  createEraseAccounts({ db: app.db, storage, clock: () => app.clock.now, ordersRetentionYears: 10 })

/** Everything that holds the account's id, by table. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.keys(erasePlan)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where account_id = ${accountId}`.execute(app.db)
    if (rows[0]?.count) counts[table] = rows[0].count
  }
  return counts
}

/** A café with pages, files, visitors' entries and orders. */
async function aCafe(path: string) {
  const shop = await aShop(app, path, [reviewForm(), signUpForm()])
  const { account } = shop
  for (const scope of ['public', 'protected', 'private'])
    await app.storage.put(`${scope}/${account.identityId}/images/a.webp`, Buffer.from('picture'))
  await answers.review(shop, {})
  await answers.person(shop, 'bo@example.org')
  await record({ visitId: randomUUID(), guest: randomUUID(), fullPagePath: path })
  const paid = await anOrder(app, account.accountId, app.clock.now)
  await anOrder(app, account.accountId, null)
  return { ...shop, paid }
}

it('[15.3] the plan of erasing says of every table with an account what becomes of it', async () => {
  const { rows } = await sql<{ table_name: string }>`select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'account_id' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'auth_account'`.execute(app.db)
  expect(Object.keys(erasePlan).toSorted()).toEqual(rows.map(({ table_name: name }) => name).toSorted())
})

it('[15.3] after 30 days everything of a closed account is erased but what printed codes and tax law need', async () => {
  const { account, page, paid } = await aCafe('lark')
  const { accountId } = account
  const other = await aCafe('other')
  const before = await rowsOf(other.account.accountId)
  expect((await hitsOf(page.experienceId)).length).toBeGreaterThan(0)
  await closeAgo(accountId, 29, 'Thank you.')
  await eraser().eraseDue()
  expect((await rowsOf(accountId))['reviews']).toBe(1)

  app.clock.pass((DAY_MS / 1000) * 2)
  await eraser().eraseDue()
  expect(Object.keys(await rowsOf(accountId)).toSorted()).toEqual([
    'account_closings',
    'accounts',
    'experience_paths',
    'experiences',
    'links',
    'orders',
  ])
  expect(await hitsOf(page.experienceId)).toEqual([])
  const keys: string[] = []
  for await (const { key } of app.storage.list('')) if (key.includes(account.identityId)) keys.push(key)
  expect(keys).toEqual([])
  const user = await app.db.selectFrom('auth_user').select('id').where('id', '=', accountId).execute()
  expect(user).toEqual([])
  const left = await app.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect([left.name, left.username, left.profile_picture, left.status]).toEqual(['', null, '', 'INACTIVE'])
  const texts = await sql`select name, description from experiences where account_id = ${accountId}`.execute(app.db)
  expect(texts.rows).toEqual([{ name: '', description: '' }])

  await app.heard()
  for (const url of ['/lark', `/t/${page.tagId}`]) {
    const { statusCode, body } = await app.get(url)
    expect([statusCode, body.includes('Thank you.')]).toEqual([410, true])
  }
  const orders = await app.db
    .selectFrom('orders')
    .select(['order_id', 'erase_at'])
    .where('account_id', '=', accountId)
    .execute()
  expect(orders.map(({ order_id: id }) => id)).toEqual([paid])
  expect(await rowsOf(other.account.accountId)).toEqual(before)
  expect((await app.get('/other')).statusCode).toBe(200)
})

it('[15.3] erasing that was interrupted goes on where it was, and doing it twice changes nothing more', async () => {
  const { account, page } = await aCafe('broken-off')
  await closeAgo(account.accountId, 31, 'Bye.')
  const failing = {
    ...app.storage,
    list: vi.fn(() => {
      throw new Error('The disk is away')
    }),
  }
  await expect(eraser(failing).eraseDue()).rejects.toThrow('The disk is away')
  expect((await rowsOf(account.accountId))['reviews']).toBe(1)
  await eraser().eraseDue()
  const after = await rowsOf(account.accountId)
  expect(after['reviews']).toBeUndefined()
  await eraser().eraseDue()
  expect(await rowsOf(account.accountId)).toEqual(after)
  await app.heard()
  expect((await app.get(`/t/${page.tagId}`)).statusCode).toBe(410)
})

it('[15.3] a person who works in the account of somebody else still signs in after their own was erased', async () => {
  const { account } = await aCafe('own')
  const host = await app.anAccount()
  const member = { account_id: host.accountId, user_id: account.accountId, role: 'editor' as const }
  await app.db.insertInto('account_members').values(member).execute()
  await closeAgo(account.accountId, 31)
  await eraser().eraseDue()
  const user = await app.db.selectFrom('auth_user').select('id').where('id', '=', account.accountId).execute()
  expect(user).toHaveLength(1)
  expect(Object.keys(await rowsOf(account.accountId))).not.toContain('account_members')
})

it('[15.3] orders of an erased account go when the law no longer asks for them, and not a day before', async () => {
  const { account, paid } = await aCafe('taxed')
  await closeAgo(account.accountId, 31)
  await eraser().eraseDue()
  const exists = async () =>
    (await app.db.selectFrom('orders').select('order_id').where('order_id', '=', paid).execute()).length
  const { erase_at: due } = await app.db
    .selectFrom('orders')
    .select('erase_at')
    .where('order_id', '=', paid)
    .executeTakeFirstOrThrow()
  // Ten years from the end of the year in which it was paid.
  expect(due?.toISOString()).toBe(`${app.clock.now.getUTCFullYear() + 11}-01-01T00:00:00.000Z`)
  app.clock.now = new Date((due?.getTime() ?? 0) - 1000)
  await eraser().dropOrders()
  expect(await exists()).toBe(1)
  app.clock.pass(2)
  await eraser().dropOrders()
  expect(await exists()).toBe(0)
  app.clock.ahead = 0
})
