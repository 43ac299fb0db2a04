import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTagCommands } from '../features/links/physical/tag-commands.ts'
import { anApp } from '../testing/an-app.ts'
import { seedLinks } from './seed-links.ts'
import { ORIGIN, startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const EMAIL = 'demo@taplet.example'

it('seedLinks gives the demo account links of every kind and tags to claim, once, also when it is killed half-way', async () => {
  const account = await app.anAccount(200)
  await app.db.updateTable('auth_user').set({ email: EMAIL }).where('id', '=', account.accountId).execute()
  for (const path of ['ofelia', 'pollen']) await anApp(account, path)
  const tags = createTagCommands(app.db, ORIGIN)
  let left = 2
  const killed = {
    ...app.features.links,
    create: async (...made: Parameters<typeof app.features.links.create>) => {
      if (left-- === 0) throw new Error('killed')
      return app.features.links.create(...made)
    },
  }
  const { db, features } = app
  const dependencies = { db, experiences: features.experiences, tags, email: EMAIL, origin: ORIGIN }
  await expect(seedLinks({ ...dependencies, links: killed })).rejects.toThrow('killed')
  await seedLinks({ ...dependencies, links: app.features.links })
  const links = account.links
  const own = (await links.fetchAll({})).tagData.filter(({ isDefault }) => !isDefault)
  expect(own.map(({ tagName }) => tagName)).toEqual([
    'Counter card',
    'Window sticker',
    'Newsletter',
    'Spring offers on the website',
    'Gold tag at the counter',
  ])
  expect(own.at(-1)?.tagSubType).toBe('GOLD')
  const free = (await tags.listBatch('demo')).filter(({ account_id }) => account_id === null)
  expect(free).toHaveLength(5)
  await links.delete({ tagId: own[0]?.tagId ?? '' })
  await seedLinks({ ...dependencies, links: app.features.links })
  expect((await links.fetchAll({})).tagData.some(({ tagName }) => tagName === 'Counter card')).toBe(false)
})
