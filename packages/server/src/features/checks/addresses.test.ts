import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, createPool, type Database } from '../../platform/db/database.ts'
import type { Outcome } from '../../platform/outbound/safe-fetch.ts'
import { createTestDatabase } from '../../testing/database/test-database.ts'
import { createAddresses } from './addresses.ts'
import { createSharedAllowances } from '../../platform/limits/shared-window.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDatabase(createPool({ connectionString: database.url }, 6))
  for (const account of ['busy', 'other'])
    await db.insertInto('accounts').values({ account_id: account, identity_id: account }).execute()
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Addresses; those at hang.test do not respond until the test says so. */
function startAddresses(patienceMs: number) {
  const asked: string[] = []
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const safeFetch = async (url: string): Promise<Outcome> => {
    asked.push(url)
    if (!url.includes('hang')) return { kind: 'ANSWER', url, status: 200, headers: {}, body: Buffer.alloc(0) }
    await answered
    return { kind: 'FAILED', reason: 'TIMEOUT' }
  }
  const own = { origin: 'https://taplet.example', isAlive: async () => true }
  const clock = () => new Date()
  const limits = createSharedAllowances({ db, now: Date.now, name: 'checks' }, 120)
  return { asked, answer, ...createAddresses({ db, safeFetch, own, limits, clock, patienceMs }) }
}
const hanging = Array.from({ length: 40 }, (_, index) => `http://hang.test/${index}`)

it('Addresses makes nobody wait for the slow addresses of somebody else', async () => {
  const { check, answer, asked } = startAddresses(10_000)
  const slow = check('busy', hanging)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const { addresses } = await check('other', ['http://quick.test/'])
  expect(addresses['http://quick.test/']?.state).toBe('ALIVE')
  answer()
  await slow
})

it('Addresses ends in time, says how many are left, and asks no more of those', async () => {
  const { check, answer, asked, known } = startAddresses(300)
  const tried = await check('other', [...hanging, 'http://late.test/'])
  expect(tried).toEqual({ addresses: {}, untriedLinks: { count: 41, retryAfter: 0 } })
  answer()
  await expect.poll(async () => (await known('other', hanging))[hanging[0] ?? '']?.state).toBe('SILENT')
  expect(asked).toHaveLength(6)
})
