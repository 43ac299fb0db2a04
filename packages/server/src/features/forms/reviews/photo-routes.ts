import { roleAllows } from '@taplet/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Authenticate } from '../../../platform/http/bind.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { findPhoto } from './photo-store.ts'
import { ownPhotoPath, photoPath } from './photos.ts'

const hidden = { schema: { hide: true } }
/** Opened directly, a file can show itself and do nothing else. */
const POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'; sandbox"
/** Short: an approval can be revoked, and a slide taken down. */
const FOR_ALL = 'public, max-age=60'
const FOR_OWNER = 'private, no-cache'

interface PhotoRoutes {
  db: Database
  storage: Storage
  authenticate: Authenticate
}

/** Adds photos of reviews: public once approved, always available to the owner. */
export function addPhotoRoutes(server: FastifyInstance, { db, storage, authenticate }: PhotoRoutes): void {
  async function send(key: string | undefined, cacheControl: string, reply: FastifyReply): Promise<FastifyReply> {
    const content = key ? await storage.get(key) : undefined
    if (!content) throw new AppError('NOT_FOUND')
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-security-policy': POLICY,
        'content-disposition': 'inline; filename="photo.webp"',
        'cache-control': cacheControl,
      })
      .send(content)
  }

  // The address written by photoPath, including `.webp`.
  server.get<{ Params: { reviewId: string } }>(photoPath(':reviewId'), hidden, async ({ params }, reply) =>
    send(await findPhoto({ reviewId: params.reviewId }, db), FOR_ALL, reply),
  )

  server.get<{ Params: { reviewId: string } }>(ownPhotoPath(':reviewId'), hidden, async (request, reply) => {
    const account = await authenticate(request)
    if (!account) throw new AppError('UNAUTHORIZED')
    if (!roleAllows(account.role, 'sales')) throw new AppError('FORBIDDEN')
    const { reviewId } = request.params
    return send(await findPhoto({ reviewId, accountId: account.accountId }, db), FOR_OWNER, reply)
  })
}
