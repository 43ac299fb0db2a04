import { API_PREFIX } from '@taplet/contract'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from './config.ts'
import { addDashboardRoutes } from './features/dashboard/dashboard-routes.ts'
import { bindPendingFeatures } from './pending-features.ts'
import { type Connection, createDatabase, createPool, type Database } from './platform/db/database.ts'
import { addApiDocs } from './platform/http/api-docs.ts'
import { AppError } from './platform/http/app-error.ts'
import { type Authenticate, createBind } from './platform/http/bind.ts'
import { createServer } from './platform/http/create-server.ts'

/** Where `npm run build` puts the dashboard. */
const DASHBOARD = join(import.meta.dirname, '../../dashboard/dist')

export interface AppOptions {
  config: Config
  connection: Connection
  /** Signs sessions, upload links and codes. At least 32 characters. */
  secret: string
}

export interface App {
  server: FastifyInstance
  db: Database
  pool: pg.Pool
  /** Lines about this set-up for the start-up message. */
  notes: readonly string[]
  /** Stores the demo content once and answers the demo account's sign-in. */
  seed: () => Promise<{ email: string; password: string } | undefined>
  /** Begins background work: the job queue and its sweeps. */
  start: () => Promise<void>
  /** Ends background work and connections; the server must have drained before. */
  close: () => Promise<void>
}

/** Composition: one line per feature. Nothing here knows a rule. */
export async function createApp({ config, connection, secret }: AppOptions): Promise<App> {
  const pool = createPool(connection, config.databasePoolMax)
  const db = createDatabase(pool)
  const isHttps = config.publicUrl?.startsWith('https://') ?? false
  const server = await createServer({ logLevel: config.logLevel, trustProxy: config.trustProxy, isHttps })
  await addApiDocs(server)

  const authenticate: Authenticate = async () => undefined
  const bind = createBind(server, authenticate)

  bindPendingFeatures(bind)
  addDashboardRoutes(server, { dist: DASHBOARD, isDevelopment: config.isDevelopment })
  server.get('/health', { schema: { hide: true } }, async () => {
    await pool.query('select 1')
    return { status: 'ok' }
  })
  server.all(`${API_PREFIX}/*`, { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND', { message: 'There is no such call.' })
  })

  return {
    server,
    db,
    pool,
    notes: [],
    seed: async () => undefined,
    start: async () => {},
    close: async () => {
      await server.close()
      await db.destroy()
    },
  }
}
