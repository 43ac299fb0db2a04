import { demoApps } from '../demo/demo-apps.ts'
import { addRoutes } from './app/add-routes.ts'
import { registerJobs } from './app/register-jobs.ts'
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
  /** By name, for tests of what no call returns. */
  features: Features
  /** What the demo content needs for selling. */
  sales: Pick<SellingSeedDependencies, 'payouts' | 'sandbox'>
  /** Lines about this set-up for the start-up message. */
  notes: readonly string[]
  /** Stores the demo content once and returns the demo account's sign-in. */
  seed: () => Promise<{ email: string; password: string }>
  /** Starts background work: the job queue and its clean-ups. */
  start: () => Promise<void>
  /** Ends streams that never end by themselves, so that the server can drain. */
  hangUp: () => void
  /** Ends background work and connections; the server must have been drained before. */
  close: () => Promise<void>
}

/**
 * Composition: one line per feature, in `app/`, without rules. Each group gets those before it; the little that an
 * earlier one needs of a later one is a function, called when all exist.
 */
export async function createApp(options: AppOptions, overrides: AppOverrides = {}): Promise<App> {
  const platform = await createPlatform(options, overrides)
  const people = createIdentityFeatures(platform, {
    pictures: {
      isOwn: (...of) => content.media.profilePictures.isOwn(...of),
      remove: (...of) => content.media.profilePictures.remove(...of),
      sign: (url) => content.media.profilePictures.sign(url),
    },
  })
  const content = await createContentFeatures(platform, people, {
    warningsOf: (...view) => workshop.checks.warningsOfView(...view),
    csvs: {
      'orders.csv': (order) => pages.payments.exportCsv(order),
      'sign-ups.csv': (order) => pages.forms.exportCsv('SUBSCRIBER', order),
      'reviews.csv': (order) => pages.forms.exportCsv('REVIEW', order),
      'links.csv': (order) => workshop.links.exportCsv(order),
    },
    photoBytes: (accountId, trx) => pages.forms.photoBytes(accountId, trx),
    heldOf: (accountId) => pages.payments.held(accountId),
    saleOf: (...of) => pages.payments.payouts.saleOf(...of),
  })
  const pages = createPublicFeatures(platform, people, content)
  const workshop = createAuthoringFeatures(platform, people, content, pages)
  const features: Features = { ...people, ...content, ...pages, ...workshop }
  const background = registerJobs(platform, features)
  addRoutes(platform, features)

  const { server, db, pool, storage, signals, secret, publicUrl: origin, payments, sandbox } = platform
  const sales = {
    payouts: features.payments.payouts,
    sandbox:
      payments &&
      sandbox &&
      makeSandboxSales({ provider: payments, secretKey: sandbox.keys.secretKey, ownFetch: createOwnFetch(server) }),
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
