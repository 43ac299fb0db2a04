import type { FastifyInstance } from 'fastify'
import { addFontRoutes } from './font-routes.ts'
import { addModuleRoutes } from './module-routes.ts'
import { addPublicRoutes } from './routes.ts'
import { createPublishingService, type PublishingDependencies } from './service.ts'

/** Instant apps as visitors get them. */
export function createPublishing(dependencies: PublishingDependencies) {
  const service = createPublishingService(dependencies)
  return {
    findByPath: service.findByPath,
    findPath: service.findPath,
    findTag: service.findTag,
    addRoutes(server: FastifyInstance): void {
      addFontRoutes(server)
      addModuleRoutes(server, dependencies.renderer)
      addPublicRoutes(server, service)
    },
  }
}
