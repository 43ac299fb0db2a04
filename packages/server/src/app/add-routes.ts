import { API_PREFIX, previewPath, reportPath, twinPath } from '@taplet/contract'
import { instanceCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { addDashboardRoutes } from '../features/dashboard/dashboard-routes.ts'
import { SUBSCRIPTION_PREFIX } from '../features/forms/newsletter/links.ts'
import { addAnalyticsEmulator } from '../features/outbox/analytics-emulator.ts'
import { addOutboxRoutes } from '../features/outbox/routes.ts'
import { bindPendingFeatures } from '../pending-features.ts'
import { createHealth } from '../platform/health/health.ts'
import { AppError } from '../platform/http/errors/app-error.ts'
import { createBind } from '../platform/http/bind.ts'
import { addDevelopmentGate } from '../platform/http/gates/development-gate.ts'
import { HEALTH_PATH } from '../platform/http/gates/host-gate.ts'
import { addRobots } from '../platform/http/robots.ts'
import { succeed } from '../platform/http/succeed.ts'
import type { Platform } from './create-platform.ts'
import type { Features } from './features.ts'
import { messages } from '../platform/http/messages/messages.ts'

/** Output folder of the dashboard's `npm run build`. */
const DASHBOARD = join(import.meta.dirname, '../../../dashboard/dist')

/** Adds the routes of every feature. */
export function addRoutes(platform: Platform, features: Features): void {
  addCalls(platform, features)
  addHealth(platform)
  addOwnPages(platform, features)
  addFeaturePages(platform, features)
}

function addCalls({ config, publicUrl, linkUrl, networkUrl, server }: Platform, features: Features): void {
  const { authenticate } = features.identity
  const bindIn = (scope: FastifyInstance) => createBind(scope, authenticate, features.publishing.afterWrite)
  const bind = bindIn(server)
  bind('instance', instanceCalls, {
    fetch: () =>
      succeed({
        publicUrl,
        linkUrl,
        isDevelopment: config.isDevelopment,
        networkUrl,
        sellsPlans: features.plans.isSelling,
      }),
  })
  for (const feature of [
    features.accounts,
    features.closing,
    features.identity,
    features.people,
    features.personalData,
    features.onboarding,
    features.slides,
    features.experiences,
    features.previews,
    features.products,
    features.websites,
    features.checks,
    features.drafts,
    features.versions,
    features.templates,
    features.brands,
    features.imports,
    features.appCopies,
    features.explore,
    features.history,
    features.forms,
    features.visits,
    features.twins,
    features.qrDesigns,
    features.longJobs,
    features.analytics,
    features.analyticsMails,
    features.payments,
    features.billing,
    features.plans,
  ])
    feature.routes(bind)
  features.media.routes(bind, server, authenticate)
  features.links.routes(bind, authenticate)
  features.forms.addPages(server, authenticate, bindIn)
  bindPendingFeatures(bind)
}

/** 503 while the database is away; 200 with a list of what else is wrong, for pages are shown all the same. */
function addHealth({ config, jobs, now, overrides, pool, resolveHost, server }: Platform): void {
  const problemsNow = createHealth({
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize
    },
    jobsBehindMs: jobs.behindMs,
    resolveHost,
    now,
    onChange: (problems) => server.log.warn({ problems }, 'health changed'),
    ...overrides.health,
  })
  server.get(HEALTH_PATH, { schema: { hide: true } }, async () => {
    await pool.query('select 1')
    const problems = problemsNow()
    return { status: problems.length === 0 ? 'ok' : 'degraded', problems }
  })
}

function addOwnPages(platform: Platform, { explore, identity }: Features): void {
  const { config, db, publicUrl, sandbox, googleEmulator, shopifySandbox, server, sms, storage } = platform
  server.all(`${API_PREFIX}/*`, { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND', { message: messages.later('noSuchCall') })
  })
  if (config.isDevelopment) addDevelopmentGate(server, publicUrl)
  addOutboxRoutes(server, { db, isDevelopment: config.isDevelopment })
  addAnalyticsEmulator(server, { db, isDevelopment: config.isDevelopment })
  sandbox?.addRoutes(server)
  googleEmulator?.addRoutes(server)
  shopifySandbox?.addRoutes(server)
  addDashboardRoutes(server, {
    dist: DASHBOARD,
    isDevelopment: config.isDevelopment,
    analytics: config.analytics,
    uploadOrigin: storage.direct?.origin,
    takesPhones: sms !== undefined,
    hasGoogle: identity.hasGoogle,
    exploreFront: explore.front,
  })
  addRobots(server, {
    disallowed: [
      `${API_PREFIX}/`,
      '/app/',
      twinPath(''),
      previewPath(''),
      '/dev/',
      reportPath(''),
      SUBSCRIPTION_PREFIX,
    ],
    allowed: ['/app/explore'],
    sitemap: `${publicUrl}/sitemap.xml`,
  })
}

function addFeaturePages({ server }: Platform, features: Features): void {
  features.payments.addPages(server)
  features.billing.addPages(server)
  features.plans.addPages(server)
  features.analyticsMails.addPages(server)
  features.moderation.addPages(server)
  features.twins.addPages(server)
  features.previews.addPages(server)
  features.installing.addRoutes(server)
  features.websites.addRoutes(server)
  features.visits.addPages(server)
  features.qrDesigns.addPages(server)
  features.publishing.addRoutes(server)
}
