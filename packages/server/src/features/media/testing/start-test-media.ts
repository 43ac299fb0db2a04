import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createBind } from '../../../platform/http/bind.ts'
import { createServer } from '../../../platform/http/create-server.ts'
import { createJobs, type Jobs } from '../../../platform/jobs/index.ts'
import { createDiskStorage, type Storage } from '../../../platform/storage/index.ts'
import { startTestApp, type TestApp } from '../../../testing/start-app.ts'
import { createMedia, type Media } from '../create-media.ts'
import type { Ffmpeg } from '../video/ffmpeg.ts'

export interface TestAccount {
  accountId: string
  identityId: string
  /** Sent with a request, it is this account's. */
  headers: { authorization: string }
}

export interface TestMedia {
  app: TestApp
  server: FastifyInstance
  media: Media
  storage: Storage
  jobs: Jobs
  /** What uploads and conversions work in. */
  tempDir: string
  /** The feature's idea of now; tests move it. */
  clock: { now: Date }
  anAccount: () => Promise<TestAccount>
  /** Keys of everything that is stored. */
  keys: () => Promise<string[]>
  stop: () => Promise<void>
}

interface Options {
  ffmpeg: Ffmpeg | undefined
  storageLimits?: { FREE: number; STARTER: number; GROWTH: number }
}

/** The media feature on a server, database and folder of its own. Any account that exists is signed in by its id. */
export async function startTestMedia({ ffmpeg, storageLimits }: Options): Promise<TestMedia> {
  const app = await startTestApp()
  const storage = createDiskStorage({ root: join(app.config.dataDir, 'media'), reserveBytes: 0 })
  const jobs = createJobs({ db: app.db, pool: app.pool })
  const clock = { now: new Date() }
  const tempDir = join(app.config.dataDir, 'temp')
  const media = createMedia({
    db: app.db,
    storage,
    jobs,
    secret: 'a secret of these tests',
    ffmpeg,
    lockAccount: async (accountId, trx) => {
      const query = trx.selectFrom('accounts').select('access_level').where('account_id', '=', accountId).forUpdate()
      return (await query.executeTakeFirstOrThrow()).access_level
    },
    slides: app.slides,
    ...(storageLimits && { storageLimits }),
    clock: () => clock.now,
    tempDir,
  })
  const server = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false })
  const accounts = new Map<string, TestAccount>()
  const authenticate = async (request: { headers: { authorization?: string | undefined } }) => {
    const account = accounts.get(request.headers.authorization ?? '')
    return account && { accountId: account.accountId, identityId: account.identityId, isActive: true }
  }
  media.routes(createBind(server, authenticate), server, authenticate)
  await server.ready()

  return {
    app,
    server,
    media,
    storage,
    jobs,
    tempDir,
    clock,
    async anAccount() {
      const accountId = randomUUID()
      const account = { accountId, identityId: randomUUID(), headers: { authorization: `Bearer ${accountId}` } }
      await app.db.insertInto('accounts').values({ account_id: accountId, identity_id: account.identityId }).execute()
      accounts.set(account.headers.authorization, account)
      return account
    },
    async keys() {
      const found: string[] = []
      for await (const { key } of storage.list('')) found.push(key)
      return found
    },
    async stop() {
      await jobs.stop()
      await server.close()
      await app.stop()
    },
  }
}
