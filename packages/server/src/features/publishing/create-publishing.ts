import type { FastifyInstance } from 'fastify'
import { addCoverRoutes } from './covers/routes.ts'
import { createCoverService } from './covers/service.ts'
import { addDiscoveryRoutes } from './discovery/routes.ts'
import { createSitemap } from './discovery/sitemap.ts'
import { addFontRoutes } from './font-routes.ts'
import { addModuleRoutes } from './module-routes.ts'
import { addPublicRoutes } from './routes.ts'
import { createPublishingService, type PublishingDependencies } from './service.ts'

type Dependencies = PublishingDependencies & {
  /** Scheme and host that visitors use, with no slash at the end. */
  origin: string
  /** The bytes of one of our own pictures. */
  readPicture: (url: string) => Promise<Buffer | undefined>
}

/** Calls of these features change nothing that a published page shows, and come by the second while somebody edits. */
const APART = new Set(['drafts', 'twins', 'identity'])

/** Instant apps as visitors get them. */
export function createPublishing(dependencies: Dependencies) {
  const service = createPublishingService(dependencies)
  const { db, origin, readPicture } = dependencies
  const sitemap = createSitemap({ db, origin, isCertain: service.isCertain })
  const covers = createCoverService({ findExperience: service.findByPath, readPicture, origin })
  return {
    findByPath: service.findByPath,
    findPath: service.findPath,
    findTag: service.findTag,
    findShown: service.findShown,
    start: () => service.start(sitemap.forget),
    /** What somebody was told is saved, visitors of this process get from then on. */
    afterWrite: async (feature: string): Promise<void> => {
      if (!APART.has(feature)) await dependencies.signals.caughtUp()
    },
    addRoutes(server: FastifyInstance): void {
      addFontRoutes(server)
      addModuleRoutes(server, dependencies.renderer)
      addCoverRoutes(server, covers)
      addDiscoveryRoutes(server, { sitemap, origin, find: service.findForEmbed })
      addPublicRoutes(server, service)
    },
  }
}
