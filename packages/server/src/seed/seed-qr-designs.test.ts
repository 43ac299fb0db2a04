import { afterAll, beforeAll, expect, it } from 'vitest'
import { ORIGIN, startQrDesigns, type TestQrDesigns } from '../testing/start-qr-designs.ts'
import { seedQrDesigns } from './seed-qr-designs.ts'

let app: TestQrDesigns
beforeAll(async () => {
  app = await startQrDesigns()
})
afterAll(() => app.stop())

const EMAIL = 'demo@taplet.example'

it('gives the demo account two designs that scan everywhere, one on a link, once', async () => {
  const account = await app.anAccount(200)
  const stamps = { created_at: new Date(), updated_at: new Date() }
  await app.db
    .insertInto('auth_user')
    .values({ id: account.accountId, name: 'Demo', email: EMAIL, email_verified: true, ...stamps })
    .execute()
  const tagId = await app.aLink(account, { name: 'Counter card' })
  const dependencies = { db: app.db, origin: ORIGIN, email: EMAIL, qrDesigns: app.qrDesigns }
  await seedQrDesigns(dependencies)
  const mine = app.clientOf(account)
  const designs = (await mine.fetchAll()).qrDesignData
  expect(designs.map(({ qrDesignName, check, usedByLinks }) => [qrDesignName, check?.grade, usedByLinks])).toEqual([
    ['Espresso', 'EVERYWHERE', 1],
    ['Harbour', 'EVERYWHERE', 0],
  ])
  expect(await app.qrDesigns.drawFor(tagId)).toContain('#2B1710')
  await mine.delete(designs[1] ?? { qrDesignId: '' })
  await seedQrDesigns(dependencies)
  expect((await mine.fetchAll()).qrDesignData).toHaveLength(1)
})
