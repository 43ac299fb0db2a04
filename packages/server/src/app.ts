import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { demoApps } from '../demo/demo-apps.ts'
import { addRoutes } from './app/add-routes.ts'
import { createBackground } from './app/create-background.ts'
import { createContentFeatures } from './app/create-content-features.ts'
import { createPublicFeatures } from './app/create-public-features.ts'
import { createIdentityFeatures } from './app/create-identity-features.ts'
import { type AppOptions, createPlatform } from './app/create-platform.ts'
import { createAuthoringFeatures } from './app/create-authoring-features.ts'
import type { Features } from './app/features.ts'
import { createTagCommands } from './features/links/physical/tag-commands.ts'
import type { Database } from './platform/db/database.ts'
import { createOwnFetch } from './platform/http/own-fetch.ts'
import { seedAll } from './seed/seed-all.ts'
import { makeSandboxSales } from './seed/selling/sandbox-sales.ts'

/** Those of the features that seeds and tests ask directly. */
type Asked = Pick<Features, 'identity' | 'media' | 'slides' | 'experiences'>

export interface App extends Asked {
  server: FastifyInstance
  db: Database
  pool: pg.Pool
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
export async function createApp(options: AppOptions): Promise<App> {
  const platform = await createPlatform(options)
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

  const { server, db, pool, secret, publicUrl: origin, payments: provider, rehearsal } = platform
  const sales = {
    payouts: features.payments.payouts,
    rehearsal:
      provider &&
      rehearsal &&
      makeSandboxSales({ provider, secretKey: rehearsal.keys.secretKey, ownFetch: createOwnFetch(server) }),
  }
  const { identity, media, slides, experiences } = features
  return {
    server,
    db,
    pool,
    identity,
    media,
    slides,
    experiences,
    notes: [media.describeVideo()],
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
