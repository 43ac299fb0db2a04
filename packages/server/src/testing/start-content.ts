import type { MediaInfo, MediaLookup } from '@taplet/slides/schema'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { kindSources, liveSourcesOf } from '../app/kind-sources.ts'
import { createChecks } from '../features/checks/create-checks.ts'
import { createOwnPages } from '../features/checks/own-pages.ts'
import { createDrafts } from '../features/drafts/create-drafts.ts'
import { createExperiences } from '../features/experiences/create-experiences.ts'
import { createExplore } from '../features/explore/create-explore.ts'
import { createSign } from '../features/identity/keys.ts'
import { createInstalling } from '../features/installing/create-installing.ts'
import { createLimits } from '../features/limits/create-limits.ts'
import { createModeration } from '../features/moderation/create-moderation.ts'
import { createProducts } from '../features/products/create-products.ts'
import type { ProductDependencies } from '../features/products/service.ts'
import { createPublishing } from '../features/publishing/create-publishing.ts'
import type { LiveSource } from '../features/publishing/live-source.ts'
import { createViewerRenderer, policyOf } from '../features/publishing/viewer-renderer.ts'
import { createSlides } from '../features/slides/create-slides.ts'
import { createVersions } from '../features/versions/create-versions.ts'
import { createTemplates } from '../features/templates/create-templates.ts'
import { createWebsites } from '../features/websites/create-websites.ts'
import { createVisits } from '../features/visits/create-visits.ts'
import { createDatabase, createPool } from '../platform/db/database.ts'
import { isLinkPassword } from '../platform/link-passwords.ts'
import { createSignals } from '../platform/db/signals.ts'
import type { JobHandlers } from '../platform/jobs/index.ts'
import type { ResolveHost } from '../platform/outbound/destination.ts'
import { createDiskStorage } from '../platform/storage/index.ts'
import { createBind } from '../platform/http/bind.ts'
import { createServer } from '../platform/http/create-server.ts'
import { createCountryOf } from '../platform/visitors/country.ts'
import { createCountryOfRequest } from '../platform/visitors/country-of-request.ts'
import { anAccount, authenticateById, clientOf } from './an-account.ts'
import { A_PHONE } from './agents.ts'
import { STAND_IN_ASSETS } from './stand-in-assets.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

interface ContentOptions {
  /** The database of another one: both are processes of the same installation. */
  database?: TestDatabase
  live?: readonly LiveSource[]
  /** How visitors pay a merchant on slides. */
  saleOf?: ProductDependencies['saleOf']
  /** How the hosts of websites are found. */
  resolveHost?: ResolveHost
  outboundAllow?: readonly string[]
  /** Files behind our own addresses. */
  pictures?: Readonly<Record<string, Buffer>>
  hasWorker?: boolean
  /** Scheme and host of the pages. */
  origin?: string
  /** What time it is for links. */
  clock?: () => Date
  /** How long reports of visits are gathered, for each statement. */
  visitsEveryMs?: number
  /** How long a save waits for its warnings; long, so that tests do not depend on how busy the machine is. */
  patienceMs?: number
}

const DEFAULTS = { outboundAllow: [], patienceMs: 3000, live: [], origin: 'https://taplet.example' }

/** The features of slides and instant apps on PostgreSQL, without identity and storage: whoever sends an account's id as token is it. */
export async function startContent(options: ContentOptions = {}) {
  const { outboundAllow, patienceMs, live, origin } = { ...DEFAULTS, ...options }
  const database = options.database ?? (await createTestDatabase(inject('postgresUrl')))
  const pool = createPool({ connectionString: database.url }, 12)
  let statements = 0
  pool.on('acquire', () => statements++)
  let sent = 0
  pool.on('connect', (client) => {
    const { query } = client
    // The same function with one more line; its many forms are of no interest here.
    client.query = ((...asked: Parameters<typeof query>) => {
      sent++
      return query.apply(client, asked)
    }) as typeof query
  })
  const db = createDatabase(pool)
  const server = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false })
  const stored = new Map<string, MediaInfo>()
  const media = {
    lookup: async (urls: readonly string[]): Promise<MediaLookup> =>
      Object.fromEntries(urls.flatMap((url) => stored.get(url) ?? []).map((info) => [info.url, info])),
  }
  const renderer = createViewerRenderer({ loadAssets: () => STAND_IN_ASSETS, origin: () => origin })
  const limits = createLimits()
  const versions = createVersions({ db, limits })
  const folder = await mkdtemp(join(tmpdir(), 'taplet-content-'))
  const storage = createDiskStorage({ root: folder })
  const waiting: { name: string; payload: unknown }[] = []
  const products = createProducts({
    db,
    limits,
    media: { lookup: (urls) => media.lookup(urls) },
    ...(options.saleOf && { saleOf: options.saleOf }),
  })
  const websites = createWebsites({
    db,
    storage,
    jobs: { enqueue: async (name, payload) => void waiting.push({ name, payload }) },
    origin,
    outboundAllow,
    ...(options.resolveHost && { resolveHost: options.resolveHost }),
  })
  const kinds = kindSources({ products, websites })
  const slides = createSlides({
    db,
    limits,
    versions,
    targets: kinds,
    warningsOf: (...view) => checks.warningsOfView(...view),
  })
  const signals = createSignals({ connection: { connectionString: database.url }, onError: () => {} })
  const moderation = createModeration({
    db,
    addressKey: (address) => address,
    hashAddress: (address) => address,
    loadAssets: () => STAND_IN_ASSETS,
    policyOf,
  })
  const signFor = (purpose: string) => createSign('a secret of tests that is long enough', purpose)
  const countryOf = createCountryOfRequest({
    countryOf: createCountryOf((error) => failures.push(error)),
    countryHeader: '',
  })
  const publishing = createPublishing({
    db,
    slides,
    media,
    renderer,
    signals,
    live: [...liveSourcesOf(kinds), ...live],
    blockedOf: moderation.blockedOf,
    describeWebsites: websites.describe,
    countScan: (scan, request) => visits.countScan(scan, request),
    notePage: (page, request) => visits.notePage(page, request),
    countryOf,
    isPassword: isLinkPassword,
    signFor,
    addressKey: (address) => address,
    onError: (error) => failures.push(error),
    ...(options.clock && { clock: options.clock }),
    origin,
    readPicture: async () => undefined,
  })
  const failures: unknown[] = []
  const explore = createExplore({ db, slides, media, categoriesMs: 0, origin })
  const checks = createChecks({
    db,
    slides,
    products,
    media: { lookup: (urls) => media.lookup(urls) },
    own: createOwnPages(origin, publishing),
    readPicture: async () => undefined,
    blockedOf: moderation.blockedOf,
    outboundAllow,
    patienceMs,
    onError: (error) => failures.push(error),
  })
  const warningsOf = checks.warningsOfPage
  const experiences = createExperiences({ db, limits, versions, slides, published: publishing, warningsOf })
  const drafts = createDrafts({ db, limits })
  const authenticate = authenticateById(db)
  const visits = createVisits({
    db,
    findShown: publishing.findShown,
    authenticate,
    signFor,
    countryOf,
    origin,
    now: () => options.clock?.().getTime() ?? Date.now(),
    ...(options.visitsEveryMs !== undefined && { everyMs: options.visitsEveryMs }),
    onError: (error) => failures.push(error),
  })
  const bind = createBind(server, authenticate, publishing.afterWrite)
  for (const feature of [
    slides,
    experiences,
    products,
    websites,
    checks,
    drafts,
    versions,
    createTemplates({ db, limits, slides }),
    explore,
    visits,
  ])
    feature.routes(bind)
  websites.addRoutes(server)
  visits.addPages(server)
  moderation.addPages(server)
  createInstalling({
    ...publishing,
    readPicture: async (url) => options.pictures?.[url],
    worker: { isOn: options.hasWorker ?? true, loadAssets: () => STAND_IN_ASSETS, policyOf },
  }).addRoutes(server)
  publishing.addRoutes(server)
  await publishing.start()

  return {
    server,
    db,
    database,
    /** How often the database was asked for something: statements outside of transactions, and transactions. */
    statements: () => statements,
    /** How many statements were sent, those in transactions and their beginnings and ends among them. */
    sent: () => sent,
    slides,
    experiences,
    explore,
    products,
    drafts,
    versions,
    storage,
    /** Does what was put off, and what that puts off. */
    async workOff(): Promise<void> {
      const handlers: JobHandlers = websites.jobs
      const run = { attempt: 1, isLastAttempt: true, signal: new AbortController().signal }
      for (let job = waiting.shift(); job; job = waiting.shift()) await handlers[job.name]?.(job.payload, run)
    },
    /** What media.lookup knows, by URL. */
    stored,
    /** For tests that need its files to be out of reach. */
    media,
    findExperience: publishing.findByPath,
    /** What checks failed with while something was saved. */
    failures,
    /** Until all scans of unknown codes are stored. */
    stopCounting: publishing.stop,
    /** Until what was written past the calls has reached the pages. */
    heard: signals.caughtUp,
    get: (url: string, injected: InjectOptions = {}): Promise<LightMyRequestResponse> =>
      server.inject({ method: 'GET', url, ...injected, headers: { 'user-agent': A_PHONE, ...injected.headers } }),
    /** A new account and a client that is signed in as it. */
    anAccount: (accessLevel = 0) => anAccount(db, server, accessLevel),
    visitor: clientOf(server),
    async stop(): Promise<void> {
      await server.close()
      await visits.stop()
      await publishing.stop()
      await signals.stop()
      await db.destroy()
      if (!options.database) await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Content = Awaited<ReturnType<typeof startContent>>
export type TestAccount = Awaited<ReturnType<Content['anAccount']>>
