import type { Language } from '@taplet/messages'
import formbody from '@fastify/formbody'
import { renderMailsEnd, renderMailsEnded, renderMailsUnknown, type ViewerAssets } from '@taplet/viewer/render'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type LeaveLinks, leavePath, MAIL_SORTS, type MailSort } from './leave-links.ts'

export interface LeavePages {
  links: LeaveLinks
  leave: (accountId: string, sort: MailSort) => Promise<void>
  loadAssets: () => ViewerAssets
  /** Of what the pages say. */
  language: Language
  policyOf: (html: string, script: string | undefined) => string
}

const MAX_BODY = 16 * 1024
const hidden = { schema: { hide: true } }
/** For one pair of eyes. */
const PRIVATE = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

type Params = { Params: { token: string } }

/** Where the links at the foot of our mails lead: the page asks, its button or the mail program ends them. */
export function addLeavePages(
  server: FastifyInstance,
  { links, leave, loadAssets, policyOf, language }: LeavePages,
): void {
  let loaded: ViewerAssets | undefined
  const basics = () => ({ assets: (loaded ??= loadAssets()), language })
  const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply
      .status(status)
      .headers({
        ...PRIVATE,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(html, undefined),
      })
      .send(html)
  const unknown = (reply: FastifyReply) => send(reply, 410, renderMailsUnknown({ ...basics() }))

  void server.register(async (scope) => {
    await scope.register(formbody, {
      bodyLimit: MAX_BODY,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    for (const sort of MAIL_SORTS) {
      // Opening a page changes nothing: scanners of mail open every link.
      scope.get<Params>(leavePath(sort, ':token'), hidden, async ({ params: { token } }, reply) => {
        const page = { ...basics(), sort, action: leavePath(sort, token) }
        return links.accountOf(sort, token) === undefined ? unknown(reply) : send(reply, 200, renderMailsEnd(page))
      })
      // RFC 8058 has mail programs send this without cookies, and no redirect is allowed.
      scope.post<Params>(leavePath(sort, ':token'), hidden, async ({ params: { token } }, reply) => {
        const accountId = links.accountOf(sort, token)
        if (accountId === undefined) return unknown(reply)
        await leave(accountId, sort)
        return send(reply, 200, renderMailsEnded({ ...basics(), sort }))
      })
    }
  })
}
