import { demoApps } from '../demo/demo-apps.ts'
import { addRoutes } from './app/add-routes.ts'
import { createBackground } from './app/create-background.ts'
import { createContentFeatures } from './app/create-content-features.ts'
import { createPublicFeatures } from './app/create-public-features.ts'
import { createIdentityFeatures } from './app/create-identity-features.ts'
import { type AppOptions, createPlatform, type Platform } from './app/create-platform.ts'
import type { AppOverrides } from './app/app-overrides.ts'
import { createAuthoringFeatures } from './app/create-authoring-features.ts'
import type { Features } from './app/features.ts'
import { createTagCommands } from './features/links/physical/tag-commands.ts'
import { createOwnFetch } from './platform/http/own-fetch.ts'
import { seedAll } from './seed/seed-all.ts'
import type { SellingSeedDependencies } from './seed/seed-selling.ts'
import { makeSandboxSales } from './seed/selling/sandbox-sales.ts'

export interface App extends Pick<Platform, 'server' | 'db' | 'pool' | 'payments' | 'storage' | 'signals'> {
  /** By name, for tests of what no call tells. */
  features: Features
  /** What the demo content sells with. */
  sales: Pick<SellingSeedDependencies, 'payouts' | 'rehearsal'>
  /** Lines about this set-up for the start-up message. */
  notes: readonly string[]
  /** Stores the demo content once and answers the demo account's sign-in. */
  seed: () => Promise<{ email: string; password: string }>
  /** Begins background work: the job queue and its sweeps. */
  start: () => Promise<void>
  /** Ends what never ends by itself, so that the server can drain. */
  hangUp: () => void
  /** Ends background work and connections; the server must have drained before. */
  close: () => Promise<void>
}

/**
 * Composition: one line per feature, in `app/`. Nothing here knows a rule. Each group is handed those before it; the
 * little that an earlier one asks of a later one is a function, called when all are there.
 */
export async function createApp(options: AppOptions, overrides: AppOverrides = {}): Promise<App> {
  const platform = await createPlatform(options, overrides)
  const people = createIdentityFeatures(platform)
  const content = await createContentFeatures(platform, people, {
    warningsOf: (...view) => workshop.checks.warningsOfView(...view),
    photoBytes: (accountId, trx) => pages.forms.photoBytes(accountId, trx),
    saleOf: (...of) => pages.payments.payouts.saleOf(...of),
  })
  const pages = createPublicFeatures(platform, people, content)
  const workshop = createAuthoringFeatures(platform, people, content, pages)
  const features: Features = { ...people, ...content, ...pages, ...workshop }
  const background = createBackground(platform, features)
  addRoutes(platform, features)

  const { server, db, pool, storage, signals, secret, publicUrl: origin, payments, rehearsal } = platform
  const sales = {
    payouts: features.payments.payouts,
    rehearsal:
      payments &&
      rehearsal &&
      makeSandboxSales({ provider: payments, secretKey: rehearsal.keys.secretKey, ownFetch: createOwnFetch(server) }),
  }
  return {
    server,
    db,
    pool,
    payments,
    storage,
    signals,
    features,
    sales,
    notes: [features.media.describeVideo()],
    seed: () =>
      seedAll({ ...features, ...sales, db, origin, secret, apps: demoApps, tags: createTagCommands(db, origin) }),
    start: background.start,
    hangUp: pages.twins.hangUp,
    close: async () => {
      await server.close()
      await background.stop()
    },
  }
}
