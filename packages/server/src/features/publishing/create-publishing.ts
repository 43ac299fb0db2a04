import type { FastifyInstance } from 'fastify'
import { addFontRoutes } from './font-routes.ts'
import { addModuleRoutes } from './module-routes.ts'
import { addPublicRoutes } from './routes.ts'
import { createPublishingService, type PublishingDependencies } from './service.ts'

/** Calls of these features change nothing that a published page shows, and come by the second while somebody edits. */
const APART = new Set(['drafts', 'twins', 'identity'])

/** Instant apps as visitors get them. */
export function createPublishing(dependencies: PublishingDependencies) {
  const service = createPublishingService(dependencies)
  return {
    findByPath: service.findByPath,
    findPath: service.findPath,
    findTag: service.findTag,
    findShown: service.findShown,
    start: service.start,
    /** What somebody was told is saved, visitors of this process get from then on. */
    afterWrite: async (feature: string): Promise<void> => {
      if (!APART.has(feature)) await dependencies.signals.caughtUp()
    },
    addRoutes(server: FastifyInstance): void {
      addFontRoutes(server)
      addModuleRoutes(server, dependencies.renderer)
      addPublicRoutes(server, service)
    },
  }
}
