import { MEDIA_PREFIX } from '@taplet/contract'
import { drawArt } from '@taplet/slides/art'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'

/** Opened directly, a drawing can show itself and do nothing else. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Draws the pictures of looks on request: their addresses say everything, so nothing is stored. */
export function addArtRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PREFIX}/art/:name`,
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const svg = drawArt(`${MEDIA_PREFIX}/art/${name}`)
      if (svg === undefined) throw new AppError('NOT_FOUND')
      return reply
        .headers({
          'content-type': 'image/svg+xml',
          'content-security-policy': POLICY,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(svg)
    },
  )
}
