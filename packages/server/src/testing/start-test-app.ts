import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type pg from 'pg'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { AppOverrides } from '../app/app-overrides.ts'
import { type Config, readConfig } from '../config.ts'
import type { Hashing } from '../features/identity/create-auth.ts'
import type { MailMessage } from '../platform/mail/port.ts'
import { createDiskStorage } from '../platform/storage/index.ts'
import { A_PHONE } from './visits/a-phone.ts'
import { anAccount, clientOf, TEST_SECRET } from './an-account.ts'
import { STAND_IN_ASSETS, STAND_IN_TWIN_ASSETS } from './stand-in-assets.ts'
import { createTestClock } from './test-clock.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'
import { createTestJobs } from './test-jobs.ts'

/** Scheme and host of the app under test. */
export const ORIGIN = 'https://taplet.example'

/** Passwords as themselves: real hashing is made to take long, and most tests ask about something else. */
const NO_HASHING: Hashing = {
  hash: async (password) => password,
  verify: async ({ password, hash }) => password === hash,
}

interface TestOptions extends AppOverrides {
  config?: Partial<Config>
  /** That of another app: both are processes of the same installation. */
  database?: TestDatabase
}

/**
 * The real app on a database and data folder of its own: one per test file, in beforeAll; `stop` in afterAll. Clock,
 * queue and mailbox lie in the test's hand; an override that is named but undefined gives what production has.
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
      viewerAssets: { loadAssets: () => STAND_IN_ASSETS, loadTwinAssets: () => STAND_IN_TWIN_ASSETS },
      onError: (error) => failures.push(error),
      checks: { patienceMs: 3000 }, // a busy machine is no slow website
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
    /** Jobs that wait. */
    queue: jobs.queue,
    runJob: jobs.runJob,
    runJobs: jobs.runJobs,
    /** All that were sent. */
    mails,
    /** What went wrong behind answers. */
    failures,
    /** Until what was written past the calls has reached the pages. */
    heard: app.signals.caughtUp,
    /** What a phone is answered. */
    get: (url: string, injected: InjectOptions = {}): Promise<LightMyRequestResponse> =>
      server.inject({ method: 'GET', url, ...injected, headers: { 'user-agent': A_PHONE, ...injected.headers } }),
    /** A new account and clients that are signed in as it. */
    anAccount: (accessLevel = 0) => anAccount(db, server, accessLevel),
    /** The clients of an account; of a stranger without one. */
    clientOf: (account?: { accountId: string }) => clientOf(server, account?.accountId),
    visitor: clientOf(server),
    /** Closes the app, drops its database and its data folder. */
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
    // The same function with one more line; its many forms are of no interest here.
    client.query = ((...asked: Parameters<typeof query>) => {
      sent++
      return query.apply(client, asked)
    }) as typeof query
  })
  return {
    /** How often the database was asked for something: statements outside of transactions, and transactions. */
    statements: () => statements,
    /** How many statements were sent, those in transactions and their beginnings and ends among them. */
    sent: () => sent,
  }
}
