import { twinPath } from '@taplet/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { openEventStream } from '../../platform/http/event-stream.ts'
import { MAX_FOLLOWERS, type createFollowers } from './followers.ts'
import { messages } from './messages/messages.ts'

/** A document and the policy that allows its own script. */
export interface TwinPage {
  html: string
  policy: string
}

interface PageSource {
  /** Returns undefined when it has ended or never existed. */
  page: (twinId: string) => Promise<TwinPage | undefined>
  ended: () => TwinPage
  followers: ReturnType<typeof createFollowers>
}

const RETRY_MS = 1000
/** In case the address leaks: not indexed, not archived, no referrer to other sites. */
const PRIVATE = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}
const full = () =>
  new AppError('TOO_MANY_REQUESTS', { message: messages.later('full', { max: MAX_FOLLOWERS }), retryAfter: 10 })
const hidden = { schema: { hide: true } }

/** Adds the page on which a phone follows an editor, and the stream that updates it. */
export function addTwinPages(server: FastifyInstance, { page, ended, followers }: PageSource): void {
  const sendPage = (reply: FastifyReply, status: number, { html, policy }: TwinPage): FastifyReply =>
    reply
      .status(status)
      .headers({ ...PRIVATE, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(html)

  server.get<{ Params: { twinId: string } }>(twinPath(':twinId'), hidden, async (request, reply) => {
    const found = await page(request.params.twinId)
    return found ? sendPage(reply, 200, found) : sendPage(reply, 410, ended())
  })

  server.get<{ Params: { twinId: string }; Querystring: { since?: string | string[] } }>(
    `${twinPath(':twinId')}/events`,
    { ...hidden, exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers(PRIVATE)
      const known = request.headers['last-event-id'] ?? request.query.since
      const admission = await followers.follow(
        request.params.twinId,
        typeof known === 'string' ? known : '',
        (onClose) => openEventStream(reply, RETRY_MS, onClose),
      )
      if (admission === 'ENDED') throw new AppError('TWIN_ENDED')
      if (admission === 'FULL') throw full()
      return reply
    },
  )
}
