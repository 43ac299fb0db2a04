import { MEDIA_PREFIX } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { previewKey } from './previews.ts'

/** Opened directly, a file can show itself and do nothing else. */
const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'; sandbox"

export function addPreviewRoutes(server: FastifyInstance, storage: Storage): void {
  server.get<{ Params: { name: string } }>(
    `${MEDIA_PREFIX}/qr-designs/:name`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const key = previewKey(params.name)
      const content = key === undefined ? undefined : await storage.get(key)
      if (!content) throw new AppError('NOT_FOUND')
      return reply
        .headers({
          'content-type': 'image/png',
          'content-security-policy': POLICY,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(content)
    },
  )
}
