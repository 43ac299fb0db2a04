import { MAX_CAPTION_BYTES, MAX_VIDEO_MS, MEDIA_LIMITS, MEDIA_PREFIX } from '@taplet/contract'
import { mediaCalls, mediaToolCalls } from '@taplet/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import type { CaptionsService } from './captions/captions-service.ts'
import type { CleanUp } from './clean-up.ts'
import type { EditService } from './edits/edit-service.ts'
import { parseKey } from './files/keys.ts'
import { serveFile } from './serving/serve-file.ts'
import type { SignedLinks } from './serving/signed-link.ts'
import type { MediaStore } from './store.ts'
import { withTones } from './image/read-tones.ts'
import { toMediaInfo, toMediaItem } from './to-media-item.ts'
import type { UseService } from './edits/use-service.ts'
import type { UploadService } from './upload/upload-service.ts'
import type { TrimService } from './video/trim-service.ts'
import type { VideoService } from './video/video-service.ts'

/** Base64 adds a third; the rest is for the names. A video of this size may be sent this way too. */
const BASE64_BODY = Math.ceil((MEDIA_LIMITS.image * 4) / 3) + 64 * 1024

interface RouteDependencies {
  /** Returns our origin as the sender of a request sees it. */
  originOf: (request: FastifyRequest) => string
  store: MediaStore
  storage: Storage
  uploads: UploadService
  videos: VideoService
  cleanUp: CleanUp
  links: SignedLinks
  convertsVideo: boolean
  edits: EditService
  captions: CaptionsService
  use: UseService
  trim: TrimService
}

const succeed = <Fields extends object>(fields: Fields) => ({ callResult: 'SUCCESS' as const, ...fields })

/** Binds the calls of the contract. */
export function bindMediaCalls(
  bind: Bind,
  { originOf, store, uploads, videos, cleanUp, convertsVideo }: RouteDependencies,
): void {
  bind(
    'media',
    mediaCalls,
    {
      createSignedPutRequestUrl: async ({ account, input, request }) =>
        succeed(await uploads.createSignedUrl(account, input, originOf(request))),
      completeUpload: async ({ account, input }) =>
        succeed({ media: await uploads.complete(account.accountId, input.uploadId) }),
      updateVideoLibraryItem: async ({ account, input }) =>
        succeed({ media: await videos.register(account.accountId, input) }),
      getAll: async ({ account }) => {
        const media = (await store.list(account.accountId)).map(toMediaItem)
        return succeed({ media: await Promise.all(media.map(withTones)) })
      },
      uploadBase64: async ({ account, input }) => succeed({ media: await uploads.receiveBase64(account, input) }),
      getCapabilities: () =>
        succeed({
          convertsVideo,
          maxImageBytes: MEDIA_LIMITS.image,
          maxVideoBytes: MEDIA_LIMITS.video,
          maxVideoMs: MAX_VIDEO_MS,
        }),
      delete: async ({ account, input }) => {
        if (!(await cleanUp.remove(account.accountId, input.mediaId))) throw new AppError('NOT_FOUND')
        return succeed({})
      },
    },
    { bodyLimits: { uploadBase64: BASE64_BODY } },
  )
}

/** JSON writes some characters as six. */
const CAPTION_BODY = 2 * MAX_CAPTION_BYTES + 64 * 1024

/** Binds the calls of the editors. */
export function bindMediaTools(
  bind: Bind,
  { store, videos, edits, captions, use, trim: cut }: RouteDependencies,
): void {
  bind(
    'mediaTools',
    mediaToolCalls,
    {
      getUse: async ({ account }) => succeed(await use.fetch(account.accountId)),
      update: async ({ account, input }) => succeed({ media: await edits.update(account.accountId, input) }),
      linkEdit: async ({ account, input: { mediaId, originalMediaId, ...making } }) =>
        succeed({ media: await edits.link(account.accountId, mediaId, originalMediaId, making) }),
      renderRecipe: async ({ account, input }) =>
        succeed({ media: await edits.render(account, input.mediaId, input.recipe) }),
      replace: async ({ account, input }) => succeed({ viewIds: await use.replace(account.accountId, input) }),
      setPoster: async ({ account, input }) =>
        succeed({ media: await videos.setPoster(account.accountId, input.mediaId, input.posterMediaId) }),
      trim: async ({ account, input: { mediaId, trim } }) => {
        const { original, made, isNew } = await cut(account.accountId, mediaId, trim)
        // An existing part may have its own captions by now.
        if (isNew) await captions.copyPart(original, made, trim.startMs, trim.endMs)
        return succeed({ media: toMediaItem((await store.find(account.accountId, made.media_id)) ?? made) })
      },
      addCaptions: async ({ account, input }) => succeed(await captions.add(account.accountId, input)),
      removeCaptions: async ({ account, input }) =>
        succeed({ media: await captions.remove(account.accountId, input.mediaId, input.language) }),
    },
    { bodyLimits: { addCaptions: CAPTION_BODY } },
  )
}

const putQuery = z.object({ expires: z.string().regex(/^\d{1,16}$/), signature: z.string().max(100) })
const linkQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  signature: z.string().max(100).optional(),
})

/** The signed PUT: a binary body of any type, so it has its own parsers, and reads nothing before the signature is checked. */
export function addUploadRoute(app: FastifyInstance, { uploads }: RouteDependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.put<{ Params: { uploadId: string } }>(
      `${MEDIA_PREFIX}/upload/:uploadId`,
      { schema: { hide: true }, bodyLimit: MEDIA_LIMITS.video },
      async (request, reply) => {
        const query = putQuery.safeParse(request.query)
        if (!query.success) throw new AppError('UPLOAD_LINK_INVALID')
        const length = request.headers['content-length']
        const media = await uploads.receive({
          ...query.data,
          uploadId: request.params.uploadId,
          contentType: request.headers['content-type'] ?? '',
          contentLength: length === undefined ? undefined : Number(length),
          body: request.raw,
        })
        return reply.header('cache-control', 'no-store, private').send({ callResult: 'SUCCESS', media })
      },
    )
  })
}

/** Adds the routes of the files themselves. */
export function addFileRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { store, storage, links }: RouteDependencies,
): void {
  app.route<{ Params: { mediaId: string } }>({
    method: ['GET', 'HEAD'],
    url: `${MEDIA_PREFIX}/videos/:mediaId`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const row = await store.findAnyones(request.params.mediaId)
      const best = row?.status === 'READY' ? toMediaInfo(row).sources.at(-1) : undefined
      if (!row || !best) throw new AppError('NOT_FOUND')
      if (row.scope === 'private' && (await authenticate(request))?.accountId !== row.account_id)
        throw new AppError('NOT_FOUND')
      return reply
        .header('cache-control', row.scope === 'private' ? 'no-store' : 'public, max-age=60')
        .redirect(best.url, 302)
    },
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${MEDIA_PREFIX}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const key = request.params['*']
      const parts = parseKey(key)
      if (!parts) throw new AppError('NOT_FOUND')
      if (
        parts.scope === 'private' &&
        !links.allows(key, linkQuery.safeParse(request.query).data ?? { signature: '' })
      ) {
        const account = await authenticate(request)
        // The same response as for a file that does not exist.
        if (account?.identityId !== parts.identityId) throw new AppError('NOT_FOUND')
      }
      return serveFile(storage, key, request, reply)
    },
  })
}
