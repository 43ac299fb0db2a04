import formbody from '@fastify/formbody'
import { reportPath } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import { renderAppNotFound, renderReport, renderReportThanks, type ViewerAssets } from '@taplet/viewer/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReportedApp } from './store.ts'
import type { Reports } from './service.ts'
import { messages } from '../messages/messages.ts'
import { inSameLanguage, requestLanguageOf } from '../../../platform/http/request-language.ts'

export interface ReportRoutes {
  reports: Reports
  /** Counts a report of an address; returns the seconds to wait, 0 when it may pass. */
  take: (address: string) => Promise<number>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  hashAddress: (address: string) => string
  loadAssets: () => ViewerAssets
  policyOf: (html: string, script: string | undefined) => string
}

const MAX_BODY = 16 * 1024
const hidden = { schema: { hide: true } }
/** Private: not cached, not indexed. */
const PRIVATE = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex, nofollow' }

type Params = { Params: { path: string } }

/** The form behind "Report", for everybody, working without JavaScript. */
export function addReportRoutes(server: FastifyInstance, dependencies: ReportRoutes): void {
  const { reports, take, addressKey, hashAddress, policyOf } = dependencies
  let loaded: ViewerAssets | undefined
  const basics = (request: FastifyRequest) => ({
    assets: (loaded ??= dependencies.loadAssets()),
    language: requestLanguageOf(request),
  })

  const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply
      .status(status)
      .headers({
        ...PRIVATE,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(html, undefined),
      })
      .send(html)
  const nothing = (request: FastifyRequest, reply: FastifyReply) => send(reply, 404, renderAppNotFound(basics(request)))
  const about = (request: FastifyRequest, { name, path, is_taken_down: isObjection }: ReportedApp) => ({
    ...basics(request),
    appName: name,
    path,
    action: inSameLanguage(reportPath(path), request),
    isObjection,
  })

  void server.register(async (scope) => {
    await scope.register(formbody, {
      bodyLimit: MAX_BODY,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })

    scope.get<Params>(reportPath(':path'), hidden, async (request, reply) => {
      const app = await reports.find(request.params.path)
      return app ? send(reply, 200, renderReport(about(request, app))) : nothing(request, reply)
    })

    scope.get<Params>(`${reportPath(':path')}/sent`, hidden, async (request, reply) => {
      const app = await reports.find(request.params.path)
      return app ? send(reply, 200, renderReportThanks(about(request, app))) : nothing(request, reply)
    })

    scope.post<Params>(reportPath(':path'), hidden, async (request, reply) => {
      const { params, body, ip } = request
      const app = await reports.find(params.path)
      if (!app) return nothing(request, reply)
      const values = fieldsOf(body)
      const again = (status: number, problem: Message) =>
        send(
          reply,
          status,
          renderReport({ ...about(request, app), again: { values, problem: problem(requestLanguageOf(request)) } }),
        )
      const address = addressKey(ip)
      const wait = await take(address)
      if (wait > 0) {
        reply.header('retry-after', String(wait))
        return again(429, messages.later('tooManyReports'))
      }
      const sent = await reports.send(app, values, { addressHash: hashAddress(address) })
      if (sent !== 'TAKEN') return again(400, sent.problem)
      // Redirects by GET, so that reloading the page does not submit again.
      return reply.headers(PRIVATE).redirect(inSameLanguage(`${reportPath(app.path)}/sent`, request), 303)
    })
  })
}

const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [name, String(value)]),
  )
