import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedQrDesigns } from './seed-qr-designs.ts'
import { aLink } from '../features/qr-designs/testing/a-link.ts'
import { ORIGIN, startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const EMAIL = 'demo@taplet.example'

it('seedQrDesigns gives the demo account two designs that scan everywhere, one on a link, once', async () => {
  const account = await app.anAccount(200)
  await app.db.updateTable('auth_user').set({ email: EMAIL }).where('id', '=', account.accountId).execute()
  const tagId = await aLink(app, account, { name: 'Counter card' })
  const dependencies = { db: app.db, origin: ORIGIN, email: EMAIL, qrDesigns: app.features.qrDesigns }
  await seedQrDesigns(dependencies)
  const mine = account.qrDesigns
  const designs = (await mine.fetchAll()).qrDesignData
  expect(designs.map(({ qrDesignName, check, usedByLinks }) => [qrDesignName, check?.grade, usedByLinks])).toEqual([
    ['Espresso', 'EVERYWHERE', 1],
    ['Harbour', 'EVERYWHERE', 0],
  ])
  expect(await app.features.qrDesigns.drawFor(tagId)).toContain('#2B1710')
  await mine.delete(designs[1] ?? { qrDesignId: '' })
  await seedQrDesigns(dependencies)
  expect((await mine.fetchAll()).qrDesignData).toHaveLength(1)
})
