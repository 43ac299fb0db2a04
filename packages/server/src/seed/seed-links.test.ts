import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTagCommands } from '../features/links/physical/tag-commands.ts'
import { anApp } from '../testing/an-app.ts'
import { LINKS_ORIGIN, startLinks, type TestLinks } from '../testing/start-links.ts'
import { seedLinks } from './seed-links.ts'

let app: TestLinks
beforeAll(async () => {
  app = await startLinks()
})
afterAll(() => app.stop())

const EMAIL = 'demo@taplet.example'

it('gives the demo account links of every kind and tags to claim, once, also when it is killed half-way', async () => {
  const account = await app.anAccount(200)
  await app.db
    .insertInto('auth_user')
    .values({
      id: account.accountId,
      name: 'Demo',
      email: EMAIL,
      email_verified: true,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  for (const path of ['ofelia', 'pollen']) await anApp(account, path)
  const tags = createTagCommands(app.db, LINKS_ORIGIN)
  let left = 2
  const killed = {
    ...app.links,
    create: async (...made: Parameters<typeof app.links.create>) => {
      if (left-- === 0) throw new Error('killed')
      return app.links.create(...made)
    },
  }
  const { db, experiences } = app
  const dependencies = { db, experiences, tags, email: EMAIL, origin: LINKS_ORIGIN }
  await expect(seedLinks({ ...dependencies, links: killed })).rejects.toThrow('killed')
  await seedLinks({ ...dependencies, links: app.links })
  const links = app.clientOf(account)
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
  await seedLinks({ ...dependencies, links: app.links })
  expect((await links.fetchAll({})).tagData.some(({ tagName }) => tagName === 'Counter card')).toBe(false)
})
