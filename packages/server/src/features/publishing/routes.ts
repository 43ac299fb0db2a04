import { API_PREFIX, experiencePath, MEDIA_PREFIX } from '@taplet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { chooseEncoding, isNotModified } from './encoded-page.ts'
import type { Destination, Notice, Page, PublishingService } from './service.ts'

const STATUS: Record<Notice, number> = { GONE: 410, NOT_FOUND: 404, RESTING: 410 }
/** Below these an unknown address is an error of a program, not of a person with a browser. */
const NOT_FOR_PEOPLE = [API_PREFIX, MEDIA_PREFIX, '/assets', '/dev'].map((prefix) => `${prefix}/`)
const hidden = { schema: { hide: true } }

/** The public addresses: instant apps by path and by link, and a way on from every address that leads nowhere. */
export function addPublicRoutes(server: FastifyInstance, service: PublishingService): void {
  server.get<{ Params: { fullPagePath: string } }>('/:fullPagePath', hidden, async (request, reply) => {
    const { fullPagePath } = request.params
    const destination = await service.findPath(fullPagePath)
    const lower = fullPagePath.toLowerCase()
    // Names are lower-case only; people type capitals, and some code readers shout.
    if (isUnknown(destination) && lower !== fullPagePath)
      return answer(await service.findPath(lower), lower, request, reply)
    return answer(destination, undefined, request, reply)
  })

  server.get<{ Params: { tagId: string } }>('/t/:tagId', hidden, async (request, reply) =>
    answer(await service.findTag(request.params.tagId), undefined, request, reply),
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
    return name === undefined ? reply.redirect('/app/explore') : redirectTo(name, request, reply)
  })

  /** `spelling` is set when the address was found under another spelling than the one asked for. */
  async function answer(
    destination: Destination,
    spelling: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (destination.kind === 'MOVED') return redirectTo(destination.path, request, reply)
    if (destination.kind === 'NOTICE')
      return sendPage(service.notice(destination.notice), STATUS[destination.notice], request, reply)
    if (spelling !== undefined) return redirectTo(spelling, request, reply)
    return sendPage(await service.page(destination.row, destination.tagId), 200, request, reply)
  }
}

const isUnknown = (destination: Destination): boolean =>
  destination.kind === 'NOTICE' && destination.notice === 'NOT_FOUND'

function redirectTo(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = /\?.*$/s.exec(request.url)?.[0] ?? ''
  // Browsers keep a 301 for ever, but the owner may use the old name again.
  return reply.header('cache-control', 'no-cache').redirect(experiencePath(path) + query, 301)
}

async function sendPage(
  page: Page,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = page.etag(encoding)
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag,
  })
  if (status === 200 && isNotModified(request.headers['if-none-match'], etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(status).send(await page.bytes(encoding))
}
