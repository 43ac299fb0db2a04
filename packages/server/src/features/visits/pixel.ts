import { API_PREFIX, VISIT_PIXEL_PATH } from '@taplet/contract'
import { entityId } from '@taplet/slides/schema'
import type { FastifyInstance } from 'fastify'
import { NO_STORE } from '../../platform/http/gates/security-headers.ts'
import type { VisitService } from './service.ts'

/** A GIF of one transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const LONGEST = 200

const textOf = (query: unknown, name: string): string | undefined => {
  const sent = typeof query === 'object' && query !== null ? new Map(Object.entries(query)).get(name) : undefined
  return typeof sent === 'string' && sent !== '' && sent.length <= LONGEST ? sent : undefined
}

const idOf = (text: string | undefined): string | null => entityId.safeParse(text).data ?? null

/** Other sites could show the picture to their own visitors. Old browsers do not say which page requests it. */
const isOfOurPages = (site: unknown): boolean => site === undefined || site === 'same-origin' || site === 'none'

/** Adds the tracking pixel by which pages without JavaScript report a view. It is sent when the visit is stored. */
export function addVisitPixel(server: FastifyInstance, service: VisitService): void {
  server.get(API_PREFIX + VISIT_PIXEL_PATH, { schema: { hide: true } }, async (request, reply) => {
    const path = textOf(request.query, 'path')
    if (path !== undefined && request.method === 'GET' && isOfOurPages(request.headers['sec-fetch-site']))
      await service.recordWithoutScript(
        { path, tagId: idOf(textOf(request.query, 'tag')), itemId: idOf(textOf(request.query, 'slide')) },
        request,
      )
    return reply.headers({ 'content-type': 'image/gif', 'cache-control': NO_STORE }).send(PIXEL)
  })
}
