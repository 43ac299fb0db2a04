import { PRODUCT } from '@taplet/contract'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAssetCache } from './asset-cache.ts'
import { type Front, withFront } from './with-front.ts'
import { analyticsMeta, analyticsOrigins, type DashboardAnalytics } from './dashboard-analytics.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { messages } from './messages/messages.ts'

/** Addresses that the dashboard's own router answers (spec §2). Unknown ones below /app are its business too: they lead to /404. */
const SCREENS = [
  '/app',
  '/app/*',
  '/login',
  '/signup',
  '/auth/*',
  '/404',
  '/pricing',
  '/info/*',
  '/legal/*',
  '/support',
  '/shopify',
  '/shopify/*',
  `/${PRODUCT.slug}/demos/*`,
]
/** The gallery of UI pieces, for developers. */
const DEVELOPER_SCREENS = ['/dev/ui']
/** Whoever knows the address of a shared report may read it: it goes into no search engine and no other site's log. */
const SHARED = '/info/analytics/'
const SECRET = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }
/** A worker obeys the policy of its own file: it reads codes by a WebAssembly program of ours, and calls nobody else. */
const WORKER_FILE = /\.worker-[\w-]{6,8}\.js$/
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
/** Only calls belong in the API's document. */
const HIDDEN = { schema: { hide: true } }

type ExploreFront = (params: URLSearchParams, address: string) => Promise<Front>

interface DashboardOptions {
  /** Folder of the built dashboard. */
  dist: string
  isDevelopment: boolean
  /** Where product events of those who agree go; absent: nowhere. */
  analytics?: DashboardAnalytics | undefined
  /** What the document of the explore screen says without a script; absent: as little as those of other screens. */
  exploreFront?: ExploreFront
}

/** Serves the built dashboard: one document for all its screens, and its files for ever cached by their hashed names. */
export function addDashboardRoutes(
  server: FastifyInstance,
  { dist, isDevelopment, analytics, exploreFront }: DashboardOptions,
): void {
  const assetOf = createAssetCache(join(dist, 'assets/app'))
  const sendDocument = createDocument(join(dist, 'index.html'), analytics)
  if (exploreFront)
    server.get('/app/explore', HIDDEN, createDocument(join(dist, 'index.html'), analytics, exploreFront))
  server.get('/', HIDDEN, async (_request, reply) => reply.redirect('/app/explore'))
  for (const url of isDevelopment ? [...SCREENS, ...DEVELOPER_SCREENS] : SCREENS) server.get(url, HIDDEN, sendDocument)

  server.get<{ Params: { '*': string } }>('/assets/app/*', HIDDEN, async (request, reply) => {
    const asset = await assetOf(request.params['*'])
    if (!asset)
      return reply
        .status(404)
        .type('text/plain')
        .send(messages(requestLanguageOf(request))('noSuchFile'))
    const isHashed = /-[\w-]{6,8}\.\w+$/.test(request.params['*'])
    reply.headers({
      'content-type': asset.type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      vary: 'accept-encoding',
      ...(WORKER_FILE.test(request.params['*']) && { 'content-security-policy': WORKER_POLICY }),
    })
    if (asset.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'br').send(asset.brotli)
    return reply.send(asset.raw)
  })
}

function createDocument(
  file: string,
  analytics?: DashboardAnalytics,
  frontOf?: ExploreFront,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const meta = analytics ? analyticsMeta(analytics) : ''
  const origins = analytics ? analyticsOrigins(analytics) : { script: [], connect: [] }
  return async (request, reply) => {
    // Read each time: it is small, and after a new build the old one names files that are gone.
    const html = await readFile(file, 'utf8').catch(() => undefined)
    if (html === undefined) {
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('The dashboard is not built yet. Run: npm run build')
    }
    const nonce = randomBytes(16).toString('base64')
    // With a script the screen asks for itself, and says itself what went wrong.
    const front = await frontOf?.(new URL(request.url, 'http://host').searchParams, request.ip).catch(
      (error: unknown) => {
        request.log.error({ err: error }, 'the explore screen has no plain list')
        return undefined
      },
    )
    return reply
      .status(request.url.startsWith('/404') ? 404 : 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(nonce, origins),
        // Tags are registered by scanning their code (/info/tagRegistration), whichever screen was opened first.
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
        ...(request.url.startsWith(SHARED) && SECRET),
      })
      .send(
        withFront(html, front, nonce).replace(
          '<head>',
          () => `<head><meta name="csp-nonce" content="${nonce}">${meta}`,
        ),
      )
  }
}

/** Scripts and styles are our own, and a service's for product events where there is one; media may come from any https address that a merchant named. */
const policy = (nonce: string, { script, connect }: ReturnType<typeof analyticsOrigins>): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
