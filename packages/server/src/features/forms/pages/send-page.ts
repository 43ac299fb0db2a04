import type { FastifyReply } from 'fastify'
import type { Html } from './pages.ts'

/** Returns the policy of a document: its own style, and nothing from others. */
export type PolicyOf = (html: string, script: string | undefined) => string

/** Private: not cached, not indexed, no referrer to other sites. */
const PRIVATE = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

export const createSendPage =
  (policyOf: PolicyOf) =>
  (reply: FastifyReply, { status, html }: Html): FastifyReply =>
    reply
      .status(status)
      .headers({
        ...PRIVATE,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(html, undefined),
      })
      .send(html)
export type SendPage = ReturnType<typeof createSendPage>
