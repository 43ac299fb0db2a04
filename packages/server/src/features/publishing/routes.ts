import { API_PREFIX, embedPath, experiencePath, MEDIA_PREFIX } from '@taplet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import type { Place } from './place.ts'
import type { ReadyPage } from './ready-page.ts'
import type { PublishingService } from './service.ts'

/** Below these an unknown address is an error of a program, not of a person with a browser. */
const NOT_FOR_PEOPLE = [API_PREFIX, MEDIA_PREFIX, '/assets', '/dev'].map((prefix) => `${prefix}/`)
const hidden = { schema: { hide: true } }

/** The public addresses: instant apps by path and by link, and a way on from every address that leads nowhere. */
export function addPublicRoutes(server: FastifyInstance, service: PublishingService): void {
  server.answerAtOnce(service.findReady)

  server.get<{ Params: { fullPagePath: string } }>('/:fullPagePath', hidden, async (request, reply) => {
    const { fullPagePath } = request.params
    const place = await service.findPath(fullPagePath)
    const lower = fullPagePath.toLowerCase()
    // Names are lower-case only; people type capitals, and some code readers shout.
    if (!place.isNothing || lower === fullPagePath) return answer(place, request, reply)
    const meant = await service.findPath(lower)
    return meant.kind === 'LIVE' ? redirectTo(experiencePath(lower), request, reply) : answer(meant, request, reply)
  })

  server.get<{ Params: { fullPagePath: string } }>(embedPath(':fullPagePath'), hidden, async (request, reply) => {
    const place = await service.findEmbed(request.params.fullPagePath)
    return place.page ? sendPage(place.page, request, reply) : redirectTo(embedPath(place.path), request, reply)
  })

  server.get<{ Params: { tagId: string } }>('/t/:tagId', hidden, async (request, reply) =>
    answer(await service.findTag(request.params.tagId), request, reply),
  )

  server.get<{ Params: { tagId: string } }>('/t/:tagId/code.svg', hidden, async (request, reply) => {
    const code = await service.code(request.params.tagId)
    if (code === undefined) throw new AppError('NOT_FOUND')
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }).send(code)
  })

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.replace(/\?.*$/s, '')
    const isForPeople = request.method === 'GET' || request.method === 'HEAD'
    if (!isForPeople || NOT_FOR_PEOPLE.some((prefix) => path.startsWith(prefix)))
      throw new AppError('NOT_FOUND', { message: 'There is nothing at this address.' })
    const [, name] = /^\/([\w-]+)\/$/.exec(path) ?? []
    return name === undefined ? reply.redirect('/app/explore') : redirectTo(experiencePath(name), request, reply)
  })
}

const answer = (place: Place, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> =>
  place.page ? sendPage(place.page, request, reply) : redirectTo(experiencePath(place.path), request, reply)

function redirectTo(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = /\?.*$/s.exec(request.url)?.[0] ?? ''
  // Browsers keep a 301 for ever, but the owner may use the old name again.
  return reply.header('cache-control', 'no-cache').redirect(path + query, 301)
}

async function sendPage(page: ReadyPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const { status, headers, body } = await page.answer({
    acceptEncoding: typeof acceptEncoding === 'string' ? acceptEncoding : undefined,
    ifNoneMatch,
  })
  reply.status(status).headers(headers)
  return status === 304 ? reply.send() : reply.send(body)
}
