import { offlineScript, renderOffline, type ViewerAssets, WORKER_OFF_HEADER } from '@taplet/viewer/render'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendTagged } from './send-tagged.ts'

export interface WorkerFiles {
  /** Off: browsers get a worker that leaves and takes with it what the one before kept. */
  isOn: boolean
  /** Asked once, when the first of them is wanted. */
  loadAssets: () => ViewerAssets
  policyOf: (html: string, script: string | undefined) => string
}

const HIDDEN = { schema: { hide: true } }
/** A worker has the policy of its own file: it asks this server, and no other. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** The service worker of visitors' browsers, and the page that it shows where there is nothing else to show. */
export function addWorkerRoutes(server: FastifyInstance, { isOn, loadAssets, policyOf }: WorkerFiles): void {
  let assets: ViewerAssets | undefined
  const assetsOf = () => (assets ??= loadAssets())

  server.get('/sw.js', HIDDEN, async (request, reply) => {
    const { worker, endingWorker } = assetsOf()
    return send(isOn ? worker : endingWorker, request, reply, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': WORKER_POLICY,
      'service-worker-allowed': '/',
      // So that a worker that works as it should leaves when it next asks, also where the browser is slow to change them.
      ...(!isOn && { [WORKER_OFF_HEADER]: '1' }),
    })
  })

  server.get('/sw/offline', HIDDEN, async (request, reply) => {
    const html = renderOffline({ assets: assetsOf(), language: requestLanguageOf(request) })
    return send(html, request, reply, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(html, offlineScript),
    })
  })
}

/** Asked about each time: a worker that was withdrawn must be gone at the next contact. */
const send = (text: string, request: FastifyRequest, reply: FastifyReply, headers: Record<string, string>) =>
  sendTagged(request, reply, {
    body: text,
    tag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    headers: { 'cache-control': 'no-cache', ...headers },
  })
