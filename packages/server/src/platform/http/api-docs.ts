import fastifySwaggerUi from '@fastify/swagger-ui'
import { API_PREFIX, PRODUCT } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'

/** The page at /api/docs and the document at /api/openapi.json, both derived from the contract (decision 5). */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
  await app.register(fastifySwaggerUi, {
    routePrefix: `${API_PREFIX}/docs`,
    staticCSP: true,
    theme: { title: `${PRODUCT.name} API` },
    uiConfig: { docExpansion: 'list', deepLinking: true, defaultModelsExpandDepth: 0, tryItOutEnabled: true },
  })
}
