import type { ExperienceItem, Page, PageInput, View } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import { createHmac } from 'node:crypto'
import type { DemoApp } from '../../demo/demo-app.ts'
import { demoAssets, demoSlides } from '../../demo/demo-slides.ts'
import type { Database } from '../platform/db/database.ts'
import { importAssets, type MediaImport, type Owner } from './import-assets.ts'
import * as store from './store.ts'

const NAME = 'demo'
const DEMO_LOCK = 7_261_004 // arbitrary but constant
const DEMO_EMAIL = 'demo@taplet.example'
const UNLIMITED = 200 // Growth (spec §6)

export interface SeedDependencies {
  db: Database
  apps: readonly DemoApp[]
  /** Scheme and host that visitors use, without trailing slash. */
  origin: string
  /** Derives the demo account's password: the same at every start, different on every installation. */
  secret: string
  identity: {
    createAccount(account: { email: string; password: string; name: string }): Promise<{ accountId: string }>
  }
  media: MediaImport
  slides: {
    saveView(accountId: string, view: Slide): Promise<View>
    listItems(accountId: string): Promise<ExperienceItem[]>
    createItem(
      accountId: string,
      item: { itemName: string; itemType: 'CUSTOM'; viewId: string; websiteUrl: string },
    ): Promise<{ item: ExperienceItem }>
  }
  experiences: {
    isOwnOrFree(accountId: string, name: string): Promise<boolean>
    save(accountId: string, page: PageInput): Promise<Page>
    feature(accountId: string, experienceId: string, category: string): Promise<void>
  }
}

/**
 * Stores the demo apps once, under their own account, and returns its sign-in. Killed half-way, the next start
 * continues without duplicates; afterwards the owner may change and delete the demo.
 */
export async function seedDemo(dependencies: SeedDependencies): Promise<{ email: string; password: string }> {
  const { db, origin, secret } = dependencies
  const signIn = { email: DEMO_EMAIL, password: passwordOf(secret) }
  await store.exclusively(DEMO_LOCK, db, async () => {
    const seededOrigin = await store.findOrigin(NAME, db)
    if (seededOrigin === origin) return
    const owner = await ensureAccount(dependencies, signIn)
    if (seededOrigin === undefined) {
      await storeApps(dependencies, owner)
      await store.putChecklistAway(owner.accountId, db)
    } else await store.moveLinks(owner.accountId, seededOrigin, origin, db)
    await store.markDone(NAME, origin, db)
  })
  return signIn
}

async function ensureAccount(
  { db, identity }: SeedDependencies,
  signIn: { email: string; password: string },
): Promise<Owner> {
  const accountId =
    (await store.findAccountId(DEMO_EMAIL, db)) ?? (await identity.createAccount({ ...signIn, name: 'Demo' })).accountId
  await store.setUsername(accountId, NAME, db)
  return { accountId, identityId: await store.setAccessLevel(accountId, UNLIMITED, db) }
}

async function storeApps(dependencies: SeedDependencies, owner: Owner): Promise<void> {
  const { apps, experiences, slides } = dependencies
  const { accountId } = owner
  const items = new Map((await slides.listItems(accountId)).map((item) => [item.viewId, item.experienceItemId]))
  for (const app of apps) {
    if (!(await experiences.isOwnOrFree(accountId, app.path))) continue // another account has that name
    const experienceItems = await storeSlides(dependencies, owner, app, items)
    const page = { rootPageId: app.path, fullPagePath: app.path, pageName: app.name, description: app.description }
    const { experienceId } = await experiences.save(accountId, {
      ...page,
      active: true,
      shopifyConfig: null,
      experienceItems,
    })
    await experiences.feature(accountId, experienceId, app.category)
  }
}

/** Returns the ids of the app's items; `items` are existing ones, by view. */
async function storeSlides(
  { media, origin, slides }: SeedDependencies,
  owner: Owner,
  app: DemoApp,
  items: ReadonlyMap<string | null, string>,
): Promise<string[]> {
  const urls = await importAssets(demoAssets(app), owner, media)
  let made = 0
  const views = demoSlides(app, {
    mediaUrl: (file) => urls.get(file) ?? '',
    origin,
    createId: () => `demo-${app.path}-${++made}`, // the same in every run
  })
  const ids: string[] = []
  for (const view of views) {
    await slides.saveView(owner.accountId, view)
    ids.push(items.get(view.viewId) ?? (await createItem(slides, owner.accountId, view)))
  }
  return ids
}

async function createItem(
  slides: SeedDependencies['slides'],
  accountId: string,
  { viewId, viewName }: Slide,
): Promise<string> {
  const { item } = await slides.createItem(accountId, {
    itemName: viewName,
    itemType: 'CUSTOM',
    viewId,
    websiteUrl: '',
  })
  return item.experienceItemId
}

const passwordOf = (secret: string): string =>
  createHmac('sha256', secret).update('demo account').digest('base64url').slice(0, 14)
