import type { Language } from '@taplet/messages'
import { opensSoon, PRODUCT } from '@taplet/contract'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAssetCache } from './asset-cache.ts'
import { type Front, withFront } from './with-front.ts'
import { analyticsMeta, analyticsOrigins, type DashboardAnalytics } from './dashboard-analytics.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { messages } from './messages/messages.ts'

/** Addresses handled by the dashboard's own router (spec §2). It also handles unknown ones below /app: they lead to /404. */
const SCREENS = [
  '/app',
  '/app/*',
  '/login',
  '/signup',
  '/auth/*',
  '/404',
  '/info/*',
  '/legal/*',
  '/support',
  '/shopify',
  '/shopify/*',
  `/${PRODUCT.slug}/demos/*`,
]
/** Pages that features serve themselves, at addresses that people type as well. */
const OWN_PAGES = ['/pricing']
/** The gallery of UI components, for developers. */
const DEVELOPER_SCREENS = ['/dev/ui']
/** "This part opens soon" is nothing to find. */
const SOON = Object.entries(opensSoon).flatMap(([area, paths]) =>
  paths.map((path) => {
    const pattern = path.replace('/*', '(/.*)?').replace(/:\w+/, '[^/]+')
    return new RegExp(`^/${area.startsWith('app') ? 'app/' : ''}${pattern}$`, 'i')
  }),
)
const opensLater = (url: string): boolean => SOON.some((address) => address.test(url.replace(/\?.*$/s, '')))
/** Anyone with the address of a shared report may read it: keep it out of search engines and other sites' logs. */
const SHARED = '/info/analytics/'
const SECRET = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }
/** A worker obeys the policy of its own file: it reads codes with our WebAssembly and makes no requests. */
const WORKER_FILE = /\.worker-[\w-]{6,8}\.js$/
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
/** Only calls belong in the API document. */
const HIDDEN = { schema: { hide: true } }

type ExploreFront = (params: URLSearchParams, address: string, language: Language) => Promise<Front>

interface DashboardOptions {
  /** Folder of the built dashboard. */
  dist: string
  isDevelopment: boolean
  /** Where product events of those who agree are sent; absent: nowhere. */
  analytics?: DashboardAnalytics | undefined
  /** The bucket that files are sent to; absent: this server. */
  uploadOrigin?: string | undefined
  /** Whether phone numbers may sign up; the forms ask for them otherwise. */
  takesPhones?: boolean
  /** Whether the forms offer to go on with Google. */
  hasGoogle?: boolean
  /** The explore screen's content without JavaScript; absent: as little as for other screens. */
  exploreFront?: ExploreFront
}

/** Serves the built dashboard: one document for all screens, and its files with hashed names, cached for ever. */
export function addDashboardRoutes(
  server: FastifyInstance,
  {
    dist,
    isDevelopment,
    analytics,
    uploadOrigin,
    takesPhones = true,
    hasGoogle = false,
    exploreFront,
  }: DashboardOptions,
): void {
  const assetOf = createAssetCache(join(dist, 'assets/app'))
  const document = { file: join(dist, 'index.html'), analytics, uploadOrigin, takesPhones, hasGoogle }
  const sendDocument = createDocument(document)
  if (exploreFront) server.get('/app/explore', HIDDEN, createDocument(document, exploreFront))
  server.get('/', HIDDEN, async (_request, reply) => reply.redirect('/app/explore'))
  for (const url of isDevelopment ? [...SCREENS, ...DEVELOPER_SCREENS] : SCREENS) server.get(url, HIDDEN, sendDocument)
  server.addHook('onRequest', async (request, reply) => {
    const address = request.method === 'GET' ? inLowerCase(request.url) : undefined
    return address === undefined ? undefined : reply.redirect(address)
  })

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

interface DocumentOptions extends Pick<DashboardOptions, 'analytics' | 'uploadOrigin'> {
  file: string
  takesPhones: boolean
  hasGoogle: boolean
}

/** Returns where an address that was typed in capitals leads: to its screen, with ids and query as they were. */
function inLowerCase(url: string): string | undefined {
  if (!/^\/[^/?]*[A-Z]/.test(url)) return undefined
  const path = url.replace(/\?.*$/s, '').toLowerCase()
  const screen = [...SCREENS, ...OWN_PAGES].find((one) =>
    one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one,
  )
  const known = screen?.replace('*', '')
  return known && known + url.slice(known.length)
}

function createDocument(
  { file, analytics, uploadOrigin, takesPhones, hasGoogle }: DocumentOptions,
  frontOf?: ExploreFront,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const meta = [
    analytics ? analyticsMeta(analytics) : '',
    takesPhones ? '' : '<meta name="phones" content="off">',
    hasGoogle ? '<meta name="google" content="on">' : '',
  ].join('')
  const { script, connect } = analytics ? analyticsOrigins(analytics) : { script: [], connect: [] }
  const origins = { script, connect: uploadOrigin ? [...connect, uploadOrigin] : connect }
  return async (request, reply) => {
    // Read each time: it is small, and after a new build the old one names deleted files.
    const html = await readFile(file, 'utf8').catch(() => undefined)
    if (html === undefined) {
      return (
        reply
          .status(503)
          .type('text/plain; charset=utf-8')
          // inline-text: for developers
          .send('The dashboard is not built yet. Run: npm run build')
      )
    }
    const nonce = randomBytes(16).toString('base64')
    // With JavaScript the screen requests the list itself, and reports errors itself.
    const params = new URL(request.url, 'http://host').searchParams
    const front = await frontOf?.(params, request.ip, requestLanguageOf(request)).catch((error: unknown) => {
      request.log.error({ err: error }, 'the explore screen has no plain list')
      return undefined
    })
    return reply
      .status(request.url.startsWith('/404') ? 404 : 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(nonce, origins),
        // Tags are registered by scanning their code (/info/tagRegistration), whichever screen was opened first.
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
        ...(opensLater(request.url) && { 'x-robots-tag': 'noindex' }),
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

/** Scripts and styles are our own, plus those of an analytics service if any; media may come from any https address that a merchant entered. */
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
