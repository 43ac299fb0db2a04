import { API_PREFIX, contract, reportPath, twinPath } from '@taplet/contract'
import { loadAssets, loadTwinAssets } from '@taplet/viewer/render'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { demoApps } from '../demo/demo-apps.ts'
import type { Config } from './config.ts'
import { createAccounts } from './features/account/create-accounts.ts'
import { addDashboardRoutes } from './features/dashboard/dashboard-routes.ts'
import { createChecks } from './features/checks/create-checks.ts'
import { createOwnPages } from './features/checks/own-pages.ts'
import { createDrafts } from './features/drafts/create-drafts.ts'
import { createExperiences, type Experiences } from './features/experiences/create-experiences.ts'
import { createExplore } from './features/explore/create-explore.ts'
import { createForms } from './features/forms/create-forms.ts'
import { SUBSCRIPTION_PREFIX } from './features/forms/newsletter/links.ts'
import { createIdentity, type Identity } from './features/identity/create-identity.ts'
import { createSign } from './features/identity/keys.ts'
import { addressKey } from './features/identity/limits/address-key.ts'
import { createInstalling } from './features/installing/create-installing.ts'
import { createLimits } from './features/limits/create-limits.ts'
import { createLinks } from './features/links/create-links.ts'
import { createTagDesk } from './features/links/physical/tag-desk.ts'
import { createMedia, type Media } from './features/media/create-media.ts'
import { findFfmpeg } from './features/media/video/ffmpeg.ts'
import { createModeration } from './features/moderation/create-moderation.ts'
import { addOutboxRoutes } from './features/outbox/routes.ts'
import { createProducts } from './features/products/create-products.ts'
import { createQrDesigns } from './features/qr-designs/create-qr-designs.ts'
import { createPublishing } from './features/publishing/create-publishing.ts'
import { createViewerRenderer, policyOf } from './features/publishing/viewer-renderer.ts'
import { createSlides, type Slides } from './features/slides/create-slides.ts'
import { createTwins } from './features/twins/create-twins.ts'
import { createVersions } from './features/versions/create-versions.ts'
import { createTemplates } from './features/templates/create-templates.ts'
import { createVisits } from './features/visits/create-visits.ts'
import { createWebsites } from './features/websites/create-websites.ts'
import { bindPendingFeatures } from './pending-features.ts'
import { type Connection, createDatabase, createPool, type Database } from './platform/db/database.ts'
import { createSignals } from './platform/db/signals.ts'
import { addApiDocs } from './platform/http/api-docs.ts'
import { AppError } from './platform/http/app-error.ts'
import { createBind } from './platform/http/bind.ts'
import { createServer } from './platform/http/create-server.ts'
import { HEALTH_PATH } from './platform/http/host-gate.ts'
import { addRobots } from './platform/http/robots.ts'
import { succeed } from './platform/http/succeed.ts'
import { isLinkPassword } from './platform/link-passwords.ts'
import { createDaily, createJobs } from './platform/jobs/index.ts'
import { createMail } from './platform/mail/index.ts'
import { createSms } from './platform/sms/index.ts'
import { createDiskStorage } from './platform/storage/index.ts'
import { readWhole } from './platform/storage/read-whole.ts'
import { seedAll } from './seed/seed-all.ts'

/** Where `npm run build` puts the dashboard. */
const DASHBOARD = join(import.meta.dirname, '../../dashboard/dist')

export interface AppOptions {
  config: Config
  connection: Connection
  /** Signs sessions, upload links and codes. At least 32 characters. */
  secret: string
  /** Where phones in the same network reach this machine, when it is a laptop. */
  networkUrl?: string | undefined
}

export interface App {
  server: FastifyInstance
  db: Database
  pool: pg.Pool
  /** For seeds and tests. */
  identity: Identity
  media: Media
  slides: Slides
  experiences: Experiences
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

/** Composition: one line per feature. Nothing here knows a rule. */
export async function createApp({ config, connection, secret, networkUrl }: AppOptions): Promise<App> {
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const pool = createPool(connection, config.databasePoolMax)
  const db = createDatabase(pool)
  const server = await createServer({
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    isHttps: publicUrl.startsWith('https://'),
    hostRule: config.hostRule,
  })
  await addApiDocs(server)

  const mail = createMail({ db, config: config.mail })
  const sms = createSms({ db, config: config.sms })
  const storage = createDiskStorage({ root: join(resolve(config.dataDir), 'files') })
  const onError = (error: unknown, about: string) => server.log.error({ err: error }, about)
  const jobs = createJobs({ db, pool, onError })
  const signals = createSignals({ connection, onError })
  const renderer = createViewerRenderer({ loadAssets, origin: () => publicUrl })

  const limits = createLimits()
  const accounts = createAccounts({ db, contactsOf: (accountId) => identity.contactsOf(accountId) })
  const identity = createIdentity({ pool, db, secret, publicUrl, mail, sms, accounts })
  const versions = createVersions({ db, limits })
  const products = createProducts({ db, limits, media: { lookup: (urls) => media.lookup(urls) }, addressKey })
  const websites = createWebsites({ db, storage, jobs, origin: publicUrl, outboundAllow: config.outboundAllow })
  const slides = createSlides({
    db,
    limits,
    versions,
    targets: { website: websites.willShow, product: products.require },
    warningsOf: (...view) => checks.warningsOfView(...view),
  })
  const media = createMedia({
    db,
    storage,
    jobs,
    secret,
    ffmpeg: await findFfmpeg(),
    lockAccount: limits.lockAccount,
    slides,
    otherBytes: (accountId, trx) => forms.photoBytes(accountId, trx),
  })
  const forms = createForms({
    db,
    storage,
    jobs,
    mail,
    publicUrl,
    signFor: (purpose) => createSign(secret, purpose),
    slides,
    media,
    findExperience: (path) => publishing.findByPath(path),
    accessLevelOf: accounts.accessLevel,
    contactsOf: identity.contactsOf,
    addressKey,
    loadAssets,
    policyOf,
    outboundAllow: config.outboundAllow,
  })
  const qrDesigns = createQrDesigns({ db, storage, limits, origin: publicUrl, onError })
  const moderation = createModeration({
    db,
    addressKey,
    hashAddress: createSign(secret, 'abuse reports'),
    loadAssets,
    policyOf,
  })
  const publishing = createPublishing({
    db,
    slides,
    media,
    renderer,
    signals,
    live: [forms.live, forms.noteConsents, products.live, websites.live],
    blockedOf: moderation.blockedOf,
    origin: publicUrl,
    readPicture: (url) => readWhole(storage, url),
    describeWebsites: websites.describe,
    drawCode: qrDesigns.drawFor,
    countScan: (scan) => visits.countScan(scan),
    isPassword: isLinkPassword,
    signFor: (purpose) => createSign(secret, purpose),
    addressKey,
    countryHeader: config.countryHeader,
    delivery: { cdnMaxAge: config.cdnMaxAge },
    onError,
  })
  const own = createOwnPages(publicUrl, publishing)
  const checks = createChecks({
    db,
    slides,
    media,
    products,
    own,
    readPicture: (url) => readWhole(storage, url),
    blockedOf: moderation.blockedOf,
    outboundAllow: config.outboundAllow,
    onError,
  })
  const warningsOf = checks.warningsOfPage
  const experiences = createExperiences({ db, limits, versions, slides, published: publishing, warningsOf })
  const links = createLinks({
    db,
    limits,
    jobs,
    mail,
    own,
    blockedOf: moderation.blockedOf,
    contactsOf: identity.contactsOf,
    addressKey,
    outboundAllow: config.outboundAllow,
  })
  const drafts = createDrafts({ db, limits })
  const daily = createDaily(jobs, {
    ...drafts.sweeps,
    ...versions.sweeps,
    ...forms.sweeps,
    ...websites.sweeps,
    ...links.sweeps,
    ...moderation.sweeps,
    ...publishing.sweeps,
  })
  const twins = createTwins({
    db,
    publicUrl,
    limits,
    slides,
    media,
    signals,
    loadAssets,
    loadTwinAssets,
    policyOf,
    onError,
  })

  const visits = createVisits({ db, findShown: publishing.findShown, addressKey, onError })

  const bindIn = (scope: FastifyInstance) => createBind(scope, identity.authenticate, publishing.afterWrite)
  const bind = bindIn(server)
  bind('instance', contract.instance, {
    fetch: () => succeed({ publicUrl, isDevelopment: config.isDevelopment, networkUrl }),
  })
  for (const feature of [
    accounts,
    identity,
    slides,
    experiences,
    products,
    websites,
    checks,
    drafts,
    versions,
    createTemplates({ db, limits, slides }),
    createExplore({ db, slides, media }),
    forms,
    visits,
    twins,
    qrDesigns,
  ])
    feature.routes(bind)
  media.routes(bind, server, identity.authenticate)
  links.routes(bind, identity.authenticate)
  links.addPages(server, identity.authenticate)
  forms.addPages(server, identity.authenticate, bindIn)
  moderation.addPages(server)
  bindPendingFeatures(bind)
  server.all(`${API_PREFIX}/*`, { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND', { message: 'There is no such call.' })
  })
  server.get(HEALTH_PATH, { schema: { hide: true } }, async () => {
    await pool.query('select 1')
    return { status: 'ok' }
  })
  addOutboxRoutes(server, { db, isDevelopment: config.isDevelopment })
  addDashboardRoutes(server, { dist: DASHBOARD, isDevelopment: config.isDevelopment })
  addRobots(server, {
    disallowed: [`${API_PREFIX}/`, '/app/', twinPath(''), '/dev/', reportPath(''), SUBSCRIPTION_PREFIX],
    allowed: ['/app/explore'],
    sitemap: `${publicUrl}/sitemap.xml`,
  })
  twins.addPages(server)
  createInstalling({
    ...publishing,
    readPicture: (url) => readWhole(storage, url),
    worker: { isOn: config.serviceWorker, loadAssets, policyOf },
  }).addRoutes(server)
  websites.addRoutes(server)
  qrDesigns.addPages(server, identity.authenticate)
  publishing.addRoutes(server)

  return {
    server,
    db,
    pool,
    identity,
    media,
    slides,
    experiences,
    notes: [media.describeVideo()],
    seed: () => {
      const [origin, tags] = [publicUrl, createTagDesk(db, publicUrl)]
      const into = { experiences, identity, links, media, products, qrDesigns, slides, tags }
      return seedAll({ db, origin, secret, apps: demoApps, ...into })
    },
    start: async () => {
      await publishing.start()
      await jobs.start({ ...media.jobs, ...forms.jobs, ...websites.jobs, ...links.jobs, ...daily.handlers }, [
        ...forms.waitingJobs,
        ...links.waitingJobs,
      ])
      await media.start()
      await forms.start()
      await daily.start()
    },
    hangUp: twins.hangUp,
    close: async () => {
      await server.close()
      await visits.stop()
      await qrDesigns.stop()
      await publishing.stop()
      await jobs.stop()
      await signals.stop()
      await db.destroy()
    },
  }
}
