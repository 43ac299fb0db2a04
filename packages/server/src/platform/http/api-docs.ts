import fastifySwaggerUi from '@fastify/swagger-ui'
import { API_PREFIX, PRODUCT } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" height="40"><path d="M18 3h4a15 15 0 0 1 15 15v15a4 4 0 0 1-4 4H18A15 15 0 0 1 3 22v-4A15 15 0 0 1 18 3z" fill="#348EFB"/><path d="M18.500 10h3A8.500 8.500 0 0 1 30 18.500V28a2 2 0 0 1-2 2h-9.500a8.500 8.500 0 0 1-8.500-8.500v-3a8.500 8.500 0 0 1 8.500-8.500z" fill="#fff"/><circle cx="20" cy="20" r="5.500" fill="#FBAB41"/></svg>'
/** The page comes from a library; this gives it our colours. */
const THEME =
  '.swagger-ui .topbar{background:#0E1A2B}.swagger-ui .topbar .download-url-wrapper{display:none}.swagger-ui .info .title{color:#0E1A2B}'

/** The page at /api/docs and the document at /api/openapi.json, both derived from the contract (spec D5). */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
  await app.register(fastifySwaggerUi, {
    routePrefix: `${API_PREFIX}/docs`,
    // Allows its own scripts only; the page sets its colours by inline styles.
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
    logo: { type: 'image/svg+xml', content: Buffer.from(LOGO), href: '/', target: '_self' },
    theme: { title: `${PRODUCT.name} API`, css: [{ filename: 'theme.css', content: THEME }] },
    uiConfig: { docExpansion: 'list', deepLinking: true, defaultModelsExpandDepth: 0, tryItOutEnabled: true },
  })
}
