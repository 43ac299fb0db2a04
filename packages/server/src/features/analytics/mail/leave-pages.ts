import formbody from '@fastify/formbody'
import { renderMailsEnd, renderMailsEnded, renderMailsUnknown, type ViewerAssets } from '@taplet/viewer/render'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inSameLanguage, requestLanguageOf } from '../../../platform/http/request-language.ts'
import { type LeaveLinks, leavePath, MAIL_SORTS, type MailSort } from './leave-links.ts'

export interface LeavePages {
  links: LeaveLinks
  leave: (accountId: string, sort: MailSort) => Promise<void>
  loadAssets: () => ViewerAssets
  policyOf: (html: string, script: string | undefined) => string
}

const MAX_BODY = 16 * 1024
const hidden = { schema: { hide: true } }
/** Private: not cached, not indexed. */
const PRIVATE = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

type Params = { Params: { token: string } }

/** Adds the pages of the unsubscribe links in our mails: the page asks, its button or the mail program unsubscribes. */
export function addLeavePages(server: FastifyInstance, { links, leave, loadAssets, policyOf }: LeavePages): void {
  let loaded: ViewerAssets | undefined
  const basicsOf = (request: FastifyRequest) => ({
    assets: (loaded ??= loadAssets()),
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
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, 410, renderMailsUnknown(basicsOf(request)))

  void server.register(async (scope) => {
    await scope.register(formbody, {
      bodyLimit: MAX_BODY,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    for (const sort of MAIL_SORTS) {
      // Opening the page changes nothing: mail scanners open every link.
      scope.get<Params>(leavePath(sort, ':token'), hidden, async (request, reply) => {
        const { token } = request.params
        const page = { ...basicsOf(request), sort, action: inSameLanguage(leavePath(sort, token), request) }
        return links.accountOf(sort, token) === undefined
          ? unknown(request, reply)
          : send(reply, 200, renderMailsEnd(page))
      })
      // RFC 8058: mail programs send this without cookies, and redirects are not allowed.
      scope.post<Params>(leavePath(sort, ':token'), hidden, async (request, reply) => {
        const { token } = request.params
        const accountId = links.accountOf(sort, token)
        if (accountId === undefined) return unknown(request, reply)
        await leave(accountId, sort)
        return send(reply, 200, renderMailsEnded({ ...basicsOf(request), sort }))
      })
    }
  })
}
