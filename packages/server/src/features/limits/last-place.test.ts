import { FREE_LIMITS, type LimitedKind } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestAccount } from '../../testing/an-account.ts'
import { refusal } from '../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const AT_ONCE = 100

/** How one of a kind comes into being; designs come back from being deleted, since saving one tests its code. */
const makers: Record<LimitedKind, (account: TestAccount, number: number) => Promise<() => Promise<unknown>>> = {
  experience: async ({ experiences }, number) => {
    const name = `last-place-${number}`
    return () => experiences.update({ rootPageId: name, fullPagePath: name, pageName: name })
  },
  experienceItem:
    async ({ slides }) =>
    () =>
      slides.createItem({ itemName: 'Slide', itemType: 'CUSTOM' }),
  link:
    async ({ links }) =>
    () =>
      links.create({ destinationUrl: 'https://site.example' }),
  qrDesign: async ({ accountId, qrDesigns }) => {
    const id = randomUUID()
    const row = { qr_design_id: id, account_id: accountId, name: 'Old', client_config: '{}', deleted_at: new Date() }
    await app.db.insertInto('qr_designs').values(row).execute()
    return () => qrDesigns.restore({ ids: [id] })
  },
}

it.each([
  ['experience', 'EXPERIENCE_LIMIT_REACHED'],
  ['experienceItem', 'EXPERIENCE_ITEM_LIMIT_REACHED'],
  ['link', 'LINK_LIMIT_REACHED'],
  ['qrDesign', 'QR_DESIGN_LIMIT_REACHED'],
] as const)('a hundred creations at once at the last free place make exactly one: %s', async (kind, code) => {
  const account = await app.anAccount()
  const make = makers[kind]
  for (let number = 1; number < FREE_LIMITS[kind]; number++) await (await make(account, number))()
  const attempts: (() => Promise<unknown>)[] = []
  for (let number = 0; number < AT_ONCE; number++) attempts.push(await make(account, 100 + number))
  const outcomes = await Promise.all(attempts.map((attempt) => refusal(attempt())))
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome?.code === code)).toHaveLength(AT_ONCE - 1)
  expect((await account.plans.fetchUsage({})).usage[kind]).toEqual({
    used: FREE_LIMITS[kind],
    limit: FREE_LIMITS[kind],
  })
})
