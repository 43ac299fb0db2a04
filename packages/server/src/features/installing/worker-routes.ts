import { offlineScript, renderOffline, type ViewerAssets, WORKER_OFF_HEADER } from '@taplet/viewer/render'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendTagged } from './send-tagged.ts'

export interface WorkerFiles {
  /** Off: browsers get a worker that unregisters and deletes what the previous one stored. */
  isOn: boolean
  /** Called once, when the first asset is requested. */
  loadAssets: () => ViewerAssets
  policyOf: (html: string, script: string | undefined) => string
}

const HIDDEN = { schema: { hide: true } }
/** A worker has the policy of its own file: it may request only this server. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** The visitors' service worker, and the page it shows when it has nothing else to show offline. */
export function addWorkerRoutes(server: FastifyInstance, { isOn, loadAssets, policyOf }: WorkerFiles): void {
  let assets: ViewerAssets | undefined
  const assetsOf = () => (assets ??= loadAssets())

  server.get('/sw.js', HIDDEN, async (request, reply) => {
    const { worker, endingWorker } = assetsOf()
    return send(isOn ? worker : endingWorker, request, reply, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': WORKER_POLICY,
      'service-worker-allowed': '/',
      // Makes a running worker unregister at its next request, even where the browser is slow to update workers.
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

/** Revalidated each time: a withdrawn worker must be gone at the next contact. */
const send = (text: string, request: FastifyRequest, reply: FastifyReply, headers: Record<string, string>) =>
  sendTagged(request, reply, {
    body: text,
    tag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    headers: { 'cache-control': 'no-cache', ...headers },
  })
