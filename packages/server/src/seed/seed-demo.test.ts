import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DemoApp } from '../../demo/demo-app.ts'
import { demoApps } from '../../demo/demo-apps.ts'
import { type TestApp, startTestApp } from '../testing/start-test-app.ts'
import { seedDemo, type SeedDependencies } from './seed-demo.ts'

let content: TestApp
beforeEach(async () => {
  content = await startTestApp()
})
afterEach(() => content.stop())

const ORIGIN = 'https://taplet.example'
/** The first, and the one that links to others. */
const FEW: readonly DemoApp[] = [demoApps[0], demoApps.at(-1)].filter((app) => app !== undefined)

/** `mayImport` decides whether the next file is imported, to simulate a kill at any point. */
function dependencies({ origin = ORIGIN, apps = FEW, mayImport = (): boolean => true } = {}): SeedDependencies {
  const { db } = content
  const { slides, experiences } = content.features
  return {
    db,
    slides,
    experiences,
    origin,
    apps,
    secret: 'a secret for tests',
    identity: {
      async createAccount({ email, name }) {
        const stamps = { created_at: new Date(), updated_at: new Date() }
        await db.insertInto('accounts').values({ account_id: 'demo', identity_id: 'demo' }).execute()
        await db
          .insertInto('auth_user')
          .values({ id: 'demo', name, email, email_verified: true, ...stamps })
          .execute()
        return { accountId: 'demo' }
      },
    },
    media: {
      async importFile({ file, fileName }) {
        if (!mayImport()) throw new Error('killed')
        readFileSync(file)
        return { mediaId: fileName, url: `/media/${fileName}` }
      },
    },
  }
}

async function counts() {
  const count = async (
    table: 'accounts' | 'views' | 'experience_items' | 'experiences' | 'links' | 'experience_paths',
  ) => (await content.db.selectFrom(table).select('account_id').execute()).length
  return {
    accounts: await count('accounts'),
    views: await count('views'),
    items: await count('experience_items'),
    experiences: await count('experiences'),
    links: await count('links'),
    paths: await count('experience_paths'),
  }
}
const slideCount = FEW.reduce((sum, app) => sum + app.slides.length, 0)
const WHOLE = {
  accounts: 1,
  views: slideCount,
  items: slideCount,
  experiences: FEW.length,
  links: FEW.length,
  paths: FEW.length,
}

it('seedDemo shows all demo apps on explore, each at its address with all its slides', async () => {
  const signIn = await seedDemo(dependencies({ apps: demoApps }))
  expect(signIn).toEqual({ email: 'demo@taplet.example', password: expect.stringMatching(/^[\w-]{14}$/) })
  const { experiences } = await content.visitor.api.explore.fetch({})
  expect(experiences.map(({ fullPagePath, category, slideCount: slides }) => [fullPagePath, category, slides])).toEqual(
    demoApps.map((app) => [app.path, app.category, app.slides.length]),
  )
  for (const app of demoApps) {
    const { body, statusCode } = await content.get(`/${app.path}`)
    expect([app.path, statusCode]).toEqual([app.path, 200])
    expect(body).not.toMatch(/asset:|page:\//)
  }
})

it('seedDemo gives its account a username, so that nobody is asked for one', async () => {
  await seedDemo(dependencies())
  const { username } = await content.db.selectFrom('accounts').select('username').executeTakeFirstOrThrow()
  expect(username).toBe('demo')
})

it('seedDemo does nothing when it was done before, also when the owner has deleted an app since', async () => {
  const first = await seedDemo(dependencies())
  await content.features.experiences.delete('demo', {
    rootPageId: demoApps[0]?.path ?? '',
    fullPagePath: demoApps[0]?.path ?? '',
  })
  expect(await seedDemo(dependencies())).toEqual(first)
  expect((await content.visitor.api.explore.fetch({})).experiences).toHaveLength(FEW.length - 1)
})

it('seedDemo goes on after being killed at any file, and doubles nothing', async () => {
  for (let allowed = 0; allowed < 30; allowed += 4) {
    let imported = 0
    await seedDemo(dependencies({ mayImport: () => imported++ < allowed })).catch(() => undefined)
  }
  await seedDemo(dependencies())
  expect(await counts()).toEqual(WHOLE)
})

it('seedDemo is done once when several servers start together', async () => {
  await Promise.all([seedDemo(dependencies()), seedDemo(dependencies()), seedDemo(dependencies())])
  expect(await counts()).toEqual(WHOLE)
})

it('seedDemo points its links at the new address when this Taplet has moved', async () => {
  await seedDemo(dependencies({ origin: 'http://10.0.0.5:3000' }))
  await seedDemo(dependencies({ origin: 'http://10.0.0.9:3000' }))
  const stored = JSON.stringify(await content.features.slides.listViews('demo'))
  expect(stored).toContain('"http://10.0.0.9:3000/')
  expect(stored).not.toContain('10.0.0.5')
})
