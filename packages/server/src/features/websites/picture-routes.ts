import { MEDIA_PREFIX } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'

/** Returns the path of a stored picture by its key, beside the files of people. */
export const picturePath = (key: string): string => `${MEDIA_PREFIX}/${key}`

/** Opened directly, a file can show itself and do nothing else. */
const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'; sandbox"
const NAME = /^[\da-f]{24}-[\da-f]{16}\.webp$/

/** Pictures of websites, stored here so that those sites learn of no visitor. Their names depend on their content. */
export function addPictureRoutes(server: FastifyInstance, storage: Storage): void {
  server.get<{ Params: { name: string } }>(
    `${MEDIA_PREFIX}/websites/:name`,
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const content = NAME.test(name) ? await storage.get(`websites/${name}`) : undefined
      if (!content) throw new AppError('NOT_FOUND')
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-security-policy': POLICY,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(content)
    },
  )
}
