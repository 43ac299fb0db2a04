import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { AppOverrides } from '../app/app-overrides.ts'
import { type Config, readConfig } from '../config.ts'
import type { Hashing } from '../features/identity/hashing/scrypt-hashing.ts'
import type { MailMessage } from '../platform/mail/port.ts'
import { createDiskStorage } from '../platform/storage/create-storage.ts'
import { A_PHONE } from './visits/a-phone.ts'
import { anAccount, clientOf, TEST_SECRET } from './an-account.ts'
import { TEST_ASSETS, TEST_TWIN_ASSETS } from './test-assets.ts'
import { createTestClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'
import { createTestJobs } from './test-jobs.ts'

/** Scheme and host of the app under test. */
export const ORIGIN = 'https://taplet.example'

/** Stores passwords unhashed: real hashing is slow by design, and most tests are about something else. */
const NO_HASHING: Hashing = {
  hash: async (password) => password,
  verify: async ({ password, hash }) => password === hash,
}

interface TestOptions extends AppOverrides {
  config?: Partial<Config>
  /** Another app's database: both are then processes of the same installation. */
  database?: TestDatabase
}

/**
 * Starts the real app on its own database and data folder: one per test file, in beforeAll; `stop` in afterAll. The
 * test controls clock, queue and mailbox; an override that is named but undefined gives what production has.
 */
export async function startTestApp({ config: settings, database: given, ...overrides }: TestOptions = {}) {
  const [database, dataDir] = await Promise.all([
    given ?? createTestDatabase(),
    mkdtemp(join(tmpdir(), 'taplet-test-')),
  ])
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_POOL_MAX: '12' }),
    publicUrl: ORIGIN,
    ...settings,
  }
  const clock = createTestClock()
  const jobs = createTestJobs(clock)
  const mails: MailMessage[] = []
  const failures: unknown[] = []
  const tempDir = join(dataDir, 'temp')
  const app = await createApp(
    { config, connection: { connectionString: database.url }, secret: TEST_SECRET },
    {
      clock: () => clock.now,
      jobs: jobs.driver,
      mail: { send: async (message) => void mails.push(message) },
      storage: createDiskStorage({ root: join(dataDir, 'files'), reserveBytes: 0 }),
      payments: 'none',
      hashing: NO_HASHING,
      ffmpeg: 'none',
      viewerAssets: { loadAssets: () => TEST_ASSETS, loadTwinAssets: () => TEST_TWIN_ASSETS },
      onError: (error) => failures.push(error),
      checks: { patienceMs: 3000 }, // a busy machine must not look like a slow website
      databasePatience: {
        connectionTimeoutMillis: 30_000,
        query_timeout: 50_000,
        statement_timeout: 40_000,
        lock_timeout: 30_000,
      }, // nor a stalled database
      explore: { categoriesMs: 0 },
      qrDesigns: { scanPatienceMs: 60_000 }, // nor a queue
      ...overrides,
      media: { tempDir, ...overrides.media },
      publishing: { limitMs: 30_000, ...overrides.publishing }, // nor outdated for being slow
    },
  )
  const counts = countStatements(app.pool)
  await app.start()
  jobs.queue.length = 0 // the first round of each sweep
  const { server, db } = app

  return {
    ...app,
    ...counts,
    config,
    database,
    clock,
    /** Jobs that are waiting. */
    queue: jobs.queue,
    runJob: jobs.runJob,
    runJobs: jobs.runJobs,
    /** All sent mails. */
    mails,
    /** Errors behind responses. */
    failures,
    /** Resolves when writes made around the calls have reached the pages. */
    heard: app.signals.caughtUp,
    /** Returns the response that a phone gets. */
    get: (url: string, injected: InjectOptions = {}): Promise<LightMyRequestResponse> =>
      server.inject({ method: 'GET', url, ...injected, headers: { 'user-agent': A_PHONE, ...injected.headers } }),
    /** Creates an account with clients signed in as it. */
    anAccount: (accessLevel = 0) => anAccount(db, server, accessLevel),
    /** Returns the clients of an account, or anonymous ones. */
    clientOf: (account?: { accountId: string }) => clientOf(server, account?.accountId),
    visitor: clientOf(server),
    /** Closes the app, drops its database and deletes its data folder. */
    async stop(): Promise<void> {
      await app.close()
      if (!given) await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

function countStatements(pool: pg.Pool) {
  let statements = 0
  let sent = 0
  pool.on('acquire', () => statements++)
  pool.on('connect', (client) => {
    const { query } = client
    // The same function with one more line; its many overloads do not matter here.
    client.query = ((...asked: Parameters<typeof query>) => {
      sent++
      return query.apply(client, asked)
    }) as typeof query
  })
  return {
    /** Number of database operations: statements outside of transactions, and transactions. */
    statements: () => statements,
    /** Number of statements sent, including those in transactions and their begins and commits. */
    sent: () => sent,
  }
}
