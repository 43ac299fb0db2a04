import { CURRENCIES, listPrice, PLANS } from '@taplet/contract'
import { loadAssets, loadTwinAssets } from '@taplet/viewer/render'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { createSign } from '../features/identity/create-sign.ts'
import { createViewerRenderer, policyOf } from '../features/publishing/page/viewer-renderer.ts'
import { type Connection, createDatabase, createPool } from '../platform/db/database.ts'
import { createSignals } from '../platform/db/signals.ts'
import { addApiDocs } from '../platform/http/api-docs.ts'
import { createGoogleSignIn } from '../platform/google/google-driver.ts'
import { createServer } from '../platform/http/create-server.ts'
import { createOwnFetch } from '../platform/http/own-fetch.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { createMail } from '../platform/mail/create-mail.ts'
import { resolveBySystem } from '../platform/outbound/destination.ts'
import { chooseBilling } from '../platform/billing/choose-billing.ts'
import { createShopifyBilling } from '../platform/billing/shopify/shopify-billing.ts'
import { choosePayments } from '../platform/payments/choose-payments.ts'
import { createSms } from '../platform/sms/create-sms.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { readPicture } from '../platform/storage/read-picture.ts'
import { createCountryOfRequest } from '../platform/visitors/country-of-request.ts'
import { createCountryOf } from '../platform/visitors/country.ts'
import { createGoogleEmulator } from '../emulators/google/create-google-emulator.ts'
import { createShopifyEmulator } from '../emulators/shopify/create-shopify-emulator.ts'
import { createStripeEmulator } from '../emulators/stripe/create-stripe-emulator.ts'
import type { AppOverrides } from './app-overrides.ts'

export interface AppOptions {
  config: Config
  connection: Connection
  /** Signs sessions, upload links and codes. At least 32 characters. */
  secret: string
  /** Address for phones in the same network, when this is a laptop. */
  networkUrl?: string | undefined
}

/** Links and codes lead to the short domain where there is one. */
const linkUrlOf = ({ shortLinkUrl }: AppOptions['config'], publicUrl: string): string => shortLinkUrl ?? publicUrl

/** What every feature needs: database, HTTP server, queue, mail, files, and the installation's settings. */
export async function createPlatform({ config, connection, secret, networkUrl }: AppOptions, overrides: AppOverrides) {
  const { clock = () => new Date(), resolveHost = resolveBySystem } = overrides
  const now = () => clock().getTime()
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const linkUrl = linkUrlOf(config, publicUrl)
  const pool = createPool(connection, config.databasePoolMax, overrides.databasePatience)
  const db = createDatabase(pool)
  const server = await createServer({
    logLevel: config.logLevel,
    language: config.language,
    trustProxy: config.trustProxy,
    isHttps: publicUrl.startsWith('https://'),
    hostRule: config.hostRule,
  })
  await addApiDocs(server)
  const onError = (error: unknown, about: string): void => {
    server.log.error({ err: error }, about)
    overrides.onError?.(error)
  }
  const storage = overrides.storage ?? createStorage({ config })
  const signFor = (purpose: string) => createSign(secret, purpose)
  const { payments, sandbox, billing } = createSelling(
    { config, server, sign: signFor('stripe'), onError, now },
    overrides,
  )
  const shopifySandbox = config.isDevelopment
    ? createShopifyEmulator({ ownFetch: createOwnFetch(server), now })
    : undefined
  const { google, googleEmulator } = createGoogleSignInOrEmulator({
    config,
    server,
    publicUrl,
    sign: signFor('google'),
    now,
  })
  const viewerAssets = overrides.viewerAssets ?? { loadAssets, loadTwinAssets }
  return {
    config,
    secret,
    publicUrl,
    /** Scheme and host of links and codes. */
    linkUrl,
    networkUrl,
    pool,
    db,
    server,
    onError,
    storage,
    readPicture: (url: string): Promise<Buffer | undefined> => readPicture(storage, url),
    mail: overrides.mail ?? createMail({ db, config: config.mail }),
    sms: overrides.sms ?? createSms({ db, config: config.sms, clock }),
    jobs: overrides.jobs ?? createJobs({ db, pool, onError }),
    signals: createSignals({ connection, onError, ...overrides.signals }),
    signFor,
    payments,
    sandbox,
    google,
    googleEmulator,
    countryOf: createCountryOfRequest({ countryOf: createCountryOf(onError), countryHeader: config.countryHeader }),
    billing,
    shopify: createShopifyBilling({ fetch: shopifySandbox?.fetch, isTest: config.isDevelopment }),
    shopifySandbox,
    renderer: createViewerRenderer({
      loadAssets: viewerAssets.loadAssets,
      language: config.language,
      origin: () => publicUrl,
      linkOrigin: () => linkUrl,
      payments: payments?.browser,
    }),
    /** Documents of the viewer other than instant apps. */
    documents: { loadAssets: viewerAssets.loadAssets, policyOf, language: config.language },
    loadTwinAssets: viewerAssets.loadTwinAssets,
    clock,
    now,
    resolveHost,
    overrides,
  }
}

interface SellingParts {
  config: Config
  server: FastifyInstance
  sign: (text: string) => string
  onError: (error: unknown, about: string) => void
  now: () => number
}

/** What an operator would enter at Stripe: the list prices. */
const SANDBOX_PRICES = PLANS.map((plan) => ({
  key: plan.planId,
  productName: plan.tier.charAt(0) + plan.tier.slice(1).toLowerCase(),
  interval: plan.period === 'yearly' ? ('year' as const) : ('month' as const),
  amounts: Object.fromEntries(CURRENCIES.map((currency) => [currency, listPrice(plan, currency)])),
}))

/** Creates the payment provider, or its emulator in development while there are no keys. */
function createSelling({ config, server, sign, onError, now }: SellingParts, overrides: AppOverrides) {
  if (overrides.payments === 'none') return { billing: overrides.billing }
  if (overrides.payments) return { payments: overrides.payments, billing: overrides.billing }
  const sandbox =
    config.isDevelopment && config.payments === undefined
      ? createStripeEmulator({
          dataDir: config.dataDir,
          ownFetch: createOwnFetch(server),
          sign,
          onError,
          prices: SANDBOX_PRICES,
          clock: now,
        })
      : undefined
  return {
    payments: choosePayments({ config: config.payments, sandbox, clock: now }),
    billing: overrides.billing ?? chooseBilling({ config: config.billing, sandbox, clock: now }),
    sandbox,
  }
}
interface GoogleParts extends Pick<SellingParts, 'config' | 'server' | 'sign' | 'now'> {
  publicUrl: string
}

/** Creates signing in with Google, or with its emulator in development while there are no keys. */
function createGoogleSignInOrEmulator({ config, server, publicUrl, sign, now }: GoogleParts) {
  if (config.google) return { google: createGoogleSignIn(config.google) }
  if (!config.isDevelopment) return {}
  const googleEmulator = createGoogleEmulator({ publicUrl, ownFetch: createOwnFetch(server), sign, clock: now })
  return { google: createGoogleSignIn(googleEmulator.keys, googleEmulator.endpoint), googleEmulator }
}
export type Platform = Awaited<ReturnType<typeof createPlatform>>
