import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { CoverService } from './service.ts'
import { messages } from '../messages/messages.ts'

/** Adds the pictures for link previews of apps whose owners chose none. */
export function addCoverRoutes(server: FastifyInstance, service: CoverService): void {
  server.get<{ Params: { path: string; file: string } }>(
    '/assets/covers/:path/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { path, file } = request.params
      const [, hash] = /^([\w-]{1,40})\.jpg$/.exec(file) ?? []
      const cover = hash === undefined ? ({ kind: 'NONE' } as const) : await service.find(path, hash)
      if (cover.kind === 'NONE') throw new AppError('NOT_FOUND', { message: messages.later('noSuchPicture') })
      if (cover.kind === 'MOVED') return reply.header('cache-control', 'no-cache').redirect(cover.path)
      const etag = `"${hash}"`
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/jpeg').send(cover.bytes)
    },
  )
}
