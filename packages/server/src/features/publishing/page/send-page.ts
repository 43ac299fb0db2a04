import type { FastifyReply, FastifyRequest } from 'fastify'
import { NO_STORE } from '../../../platform/http/gates/security-headers.ts'
import { type PageRequest, purposeIn } from '../../../platform/visitors/classify-request.ts'
import type { ReadyPage } from './ready-page.ts'

/** Returns what a request for a page tells about its sender. */
export const pageRequestOf = ({ method, headers }: FastifyRequest): PageRequest => ({
  method,
  userAgent: headers['user-agent'] ?? '',
  purpose: purposeIn(headers),
  destination: headers['sec-fetch-dest']?.toString(),
})

/** Sends a page, or 304 when the browser has it already. `isFresh`: always the whole page, since it is for this visitor. `isKept`: browsers may cache it. */
export async function sendPage(
  page: ReadyPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { isFresh = false, isCacheable = true } = {},
): Promise<FastifyReply> {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const { status, headers, body } = await page.answer({
    acceptEncoding: typeof acceptEncoding === 'string' ? acceptEncoding : undefined,
    ifNoneMatch: isFresh ? undefined : ifNoneMatch,
  })
  reply.status(status).headers(isCacheable ? headers : { ...headers, 'cache-control': NO_STORE })
  return status === 304 ? reply.send() : reply.send(body)
}
