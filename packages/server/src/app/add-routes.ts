import { API_PREFIX, reportPath, twinPath } from '@taplet/contract'
import { instanceCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { addDashboardRoutes } from '../features/dashboard/dashboard-routes.ts'
import { SUBSCRIPTION_PREFIX } from '../features/forms/newsletter/links.ts'
import { addAnalyticsEmulator } from '../features/outbox/analytics-emulator.ts'
import { addOutboxRoutes } from '../features/outbox/routes.ts'
import { bindPendingFeatures } from '../pending-features.ts'
import { AppError } from '../platform/http/errors/app-error.ts'
import { createBind } from '../platform/http/bind.ts'
import { HEALTH_PATH } from '../platform/http/gates/host-gate.ts'
import { addRobots } from '../platform/http/robots.ts'
import { succeed } from '../platform/http/succeed.ts'
import type { Platform } from './create-platform.ts'
import type { Features } from './features.ts'
import { messages } from '../platform/http/messages/messages.ts'

/** Where `npm run build` puts the dashboard. */
const DASHBOARD = join(import.meta.dirname, '../../../dashboard/dist')

/** Puts every feature at its addresses. */
export function addRoutes(platform: Platform, features: Features): void {
  addCalls(platform, features)
  addOwnPages(platform, features)
  addFeaturePages(platform, features)
}

function addCalls({ config, publicUrl, networkUrl, server }: Platform, features: Features): void {
  const { authenticate } = features.identity
  const bindIn = (scope: FastifyInstance) => createBind(scope, authenticate, features.publishing.afterWrite)
  const bind = bindIn(server)
  bind('instance', instanceCalls, {
    fetch: () => succeed({ publicUrl, isDevelopment: config.isDevelopment, networkUrl }),
  })
  for (const feature of [
    features.accounts,
    features.identity,
    features.slides,
    features.experiences,
    features.products,
    features.websites,
    features.checks,
    features.drafts,
    features.versions,
    features.templates,
    features.explore,
    features.history,
    features.forms,
    features.visits,
    features.twins,
    features.qrDesigns,
    features.analytics,
    features.analyticsMails,
    features.payments,
  ])
    feature.routes(bind)
  features.media.routes(bind, server, authenticate)
  features.links.routes(bind, authenticate)
  features.forms.addPages(server, authenticate, bindIn)
  bindPendingFeatures(bind)
}

function addOwnPages({ config, db, pool, publicUrl, rehearsal, server }: Platform, { explore }: Features): void {
  server.all(`${API_PREFIX}/*`, { schema: { hide: true } }, async () => {
    throw new AppError('NOT_FOUND', { message: messages.later('noSuchCall') })
  })
  server.get(HEALTH_PATH, { schema: { hide: true } }, async () => {
    await pool.query('select 1')
    return { status: 'ok' }
  })
  addOutboxRoutes(server, { db, isDevelopment: config.isDevelopment })
  addAnalyticsEmulator(server, { db, isDevelopment: config.isDevelopment })
  rehearsal?.addRoutes(server)
  addDashboardRoutes(server, {
    dist: DASHBOARD,
    isDevelopment: config.isDevelopment,
    analytics: config.analytics,
    exploreFront: explore.front,
  })
  addRobots(server, {
    disallowed: [`${API_PREFIX}/`, '/app/', twinPath(''), '/dev/', reportPath(''), SUBSCRIPTION_PREFIX],
    allowed: ['/app/explore'],
    sitemap: `${publicUrl}/sitemap.xml`,
  })
}

function addFeaturePages({ server }: Platform, features: Features): void {
  const { authenticate } = features.identity
  features.links.addPages(server, authenticate)
  features.payments.addPages(server, authenticate)
  features.analytics.addPages(server, authenticate)
  features.analyticsMails.addPages(server)
  features.moderation.addPages(server)
  features.twins.addPages(server)
  features.installing.addRoutes(server)
  features.websites.addRoutes(server)
  features.visits.addPages(server)
  features.qrDesigns.addPages(server, authenticate)
  features.publishing.addRoutes(server)
}
