import { loadAssets } from '@taplet/viewer/render'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { createSign } from '../features/identity/keys.ts'
import { createViewerRenderer, policyOf } from '../features/publishing/viewer-renderer.ts'
import { type Connection, createDatabase, createPool } from '../platform/db/database.ts'
import { createSignals } from '../platform/db/signals.ts'
import { addApiDocs } from '../platform/http/api-docs.ts'
import { createServer } from '../platform/http/create-server.ts'
import { createOwnFetch } from '../platform/http/own-fetch.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { createMail } from '../platform/mail/index.ts'
import { choosePayments } from '../platform/payments/index.ts'
import { createSms } from '../platform/sms/index.ts'
import { createDiskStorage } from '../platform/storage/index.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import { createStripeEmulator } from '../emulators/stripe/create-stripe-emulator.ts'

export interface AppOptions {
  config: Config
  connection: Connection
  /** Signs sessions, upload links and codes. At least 32 characters. */
  secret: string
  /** Where phones in the same network reach this machine, when it is a laptop. */
  networkUrl?: string | undefined
}

/** What every feature stands on: database, HTTP server, queue, post, files, and the settings of this installation. */
export async function createPlatform({ config, connection, secret, networkUrl }: AppOptions) {
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const pool = createPool(connection, config.databasePoolMax)
  const db = createDatabase(pool)
  const server = await createServer({
    logLevel: config.logLevel,
    language: config.language,
    trustProxy: config.trustProxy,
    isHttps: publicUrl.startsWith('https://'),
    hostRule: config.hostRule,
  })
  await addApiDocs(server)
  const onError = (error: unknown, about: string): void => server.log.error({ err: error }, about)
  const storage = createDiskStorage({ root: join(resolve(config.dataDir), 'files') })
  const signFor = (purpose: string) => createSign(secret, purpose)
  const rehearsal =
    config.isDevelopment && config.payments === undefined
      ? createStripeEmulator({
          dataDir: config.dataDir,
          ownFetch: createOwnFetch(server),
          sign: signFor('stripe'),
          onError,
        })
      : undefined
  const payments = choosePayments({ config: config.payments, rehearsal })
  return {
    config,
    secret,
    publicUrl,
    networkUrl,
    pool,
    db,
    server,
    onError,
    storage,
    readPicture: (url: string): Promise<Buffer | undefined> => readWhole(storage, url),
    mail: createMail({ db, config: config.mail }),
    sms: createSms({ db, config: config.sms }),
    jobs: createJobs({ db, pool, onError }),
    signals: createSignals({ connection, onError }),
    signFor,
    payments,
    rehearsal,
    renderer: createViewerRenderer({ loadAssets, origin: () => publicUrl, payments: payments?.browser }),
    /** Documents of the viewer that are no instant apps. */
    documents: { loadAssets, policyOf },
  }
}
export type Platform = Awaited<ReturnType<typeof createPlatform>>
