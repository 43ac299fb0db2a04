import type { Language } from '@taplet/messages'
import type { MediaItem, STORAGE_LIMITS } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { artInfo } from '@taplet/slides/art'
import { stockMedia } from '@taplet/slides/stock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database, Executor } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { createCaptionsService } from './captions/captions-service.ts'
import { type CopyFiles, createCopyFiles } from './copies/copy-files.ts'
import { createCleanUp, PURGE_JOB, SWEEP_JOB } from './clean-up.ts'
import { createEditService } from './edits/edit-service.ts'
import { createAppTemplateMedia } from './edits/app-template-media.ts'
import { createBrandMedia } from './edits/brand-media.ts'
import { createDraftMedia } from './edits/draft-media.ts'
import { createProductMedia } from './edits/product-media.ts'
import { createTemplateMedia } from './edits/template-media.ts'
import { createUseService, type SlidesOfMedia } from './edits/use-service.ts'
import { createSigner } from './files/signer.ts'
import { createTempFolders } from './files/temp-folder.ts'
import { AVIF_JOB, createAvifService } from './image/avif-service.ts'
import { createAvifStore } from './image/avif-store.ts'
import { createLibrary } from './library.ts'
import { createProfilePictures } from './profile-pictures.ts'
import { createQuota, type Quota } from './quota.ts'
import { addFileRoutes, addUploadRoute, bindMediaCalls, bindMediaTools } from './routes.ts'
import { createSignedLinks } from './serving/signed-link.ts'
import { createMediaStore } from './store.ts'
import { withTones } from './image/read-tones.ts'
import { addArtRoutes } from './serving/art-routes.ts'
import { toMediaInfo } from './to-media-item.ts'
import { createUploadService } from './upload/upload-service.ts'
import { createUploadStore } from './upload/upload-store.ts'
import { createCompanionFiles } from './video/companion-files.ts'
import type { Ffmpeg } from './video/ffmpeg.ts'
import { CONVERT_JOB } from './video/convert-job.ts'
import { createTrimService } from './video/trim-service.ts'
import { createVideoService } from './video/video-service.ts'
import { VideoRefused } from './video/video-refused.ts'
import { createVisitorPhoto, type VisitorPhoto } from './visitor-photo.ts'

export interface MediaOptions {
  db: Database
  storage: Storage
  jobs: Jobs
  /** Returns our origin as the sender of a request sees it. */
  originOf: (request: FastifyRequest) => string
  /** Signs upload addresses and links to private files. */
  secret: string
  /** From findFfmpeg(); without it videos must be playable as uploaded. */
  ffmpeg?: Ffmpeg | undefined
  /** Takes the account's lock and returns its access level. */
  lockAccount: (accountId: string, trx: Transaction<Tables>) => Promise<number>
  /** Where slides show files. */
  slides: SlidesOfMedia
  /** Returns the bytes that the account stores elsewhere and that count as well. */
  otherBytes?: (accountId: string, trx: Transaction<Tables>) => Promise<number>
  /** Storage limits of an account; lower in tests. */
  storageLimits?: Record<keyof typeof STORAGE_LIMITS, number>
  clock?: () => Date
  /** Folder for unfinished uploads and conversions. */
  tempDir?: string
  /** Language of stored reasons. */
  language: Language
}

export interface FileImport {
  accountId: string
  identityId: string
  file: Buffer | string
  fileName: string
  fileType: string
  scope: 'public' | 'protected' | 'private'
  /** For a video: a picture of the same account to show until it plays. */
  posterMediaId?: string
}

export interface Media {
  routes: (bind: Bind, app: FastifyInstance, authenticate: Authenticate) => void
  /** Pass these to `jobs.start`. */
  jobs: JobHandlers
  /** Starts the regular clean-up; call it after `jobs.start`. */
  start: () => Promise<void>
  /**
   * Returns what published pages need of the media that slides name. Private ones are left out, whoever owns slide and
   * file: a slide may name any address, and a page is public. So are addresses that are not ours.
   */
  lookup: (urls: readonly string[]) => Promise<MediaLookup>
  /** Imports a file of this machine like an upload. A video that plays everywhere is READY at once, with or without ffmpeg. */
  importFile: (file: FileImport) => Promise<MediaItem>
  /** Re-encodes a picture that a stranger sent, after all checks. It does not become part of the library. */
  makePhoto: (accountId: string, content: Buffer) => Promise<VisitorPhoto>
  /** Copies files from one account into another. */
  copies: CopyFiles
  /** Throws when the account has no room for so many bytes more. */
  requireRoom: Quota['require']
  /** The pictures of a library. */
  pictures: { isOwn: (accountId: string, url: string, trx: Executor) => Promise<boolean> }
  /** Pictures of accounts, with links that are valid for a week (spec §9). */
  profilePictures: ReturnType<typeof createProfilePictures>
  /** Returns the bytes that count against the account's storage. */
  storedBytes: (accountId: string, trx: Transaction<Tables>) => Promise<number>
  /** For the start-up message. */
  describeVideo: () => string
}

const convertPayload = z.object({ mediaId: z.string(), posterMediaId: z.string().optional() })
const purgePayload = z.object({ mediaId: z.string() })

/** Pictures and videos of accounts: upload, processing, serving. */
export function createMedia({
  db,
  storage,
  jobs,
  originOf,
  secret,
  ffmpeg,
  lockAccount,
  slides,
  otherBytes = async () => 0,
  storageLimits,
  clock = () => new Date(),
  tempDir,
  language,
}: MediaOptions): Media {
  const store = createMediaStore(db)
  const temp = createTempFolders(tempDir ?? defaultTempDir(secret))
  const storedBytes: Media['storedBytes'] = async (accountId, trx) =>
    (await store.storedBytes(accountId, trx)) + (await otherBytes(accountId, trx))
  const quota = createQuota({
    store: { storedBytes },
    lockAccount,
    ...(storageLimits && { limits: storageLimits }),
  })
  const avif = createAvifService({ db, store, waiting: createAvifStore(db, clock), storage, temp, jobs })
  const library = createLibrary({ db, store, storage, quota, awaitAvif: avif.add })
  const uploads = createUploadService({
    store: createUploadStore(db),
    library,
    storage,
    temp,
    clock,
    requireRoom: (accountId, bytes) => inTransaction(db, (trx) => quota.require(accountId, bytes, trx)),
    signer: createSigner(secret, 'upload'),
  })
  const companions = createCompanionFiles({ db, store, storage, quota })
  const videos = createVideoService({ db, store, storage, jobs, temp, ffmpeg, quota, companions, language })
  const trim = createTrimService({ db, store, jobs, canCut: ffmpeg !== undefined, quota })
  const edits = createEditService({ db, store, storage, temp, uploads, quota })
  const captions = createCaptionsService({ store, storage, companions })
  const use = createUseService({
    db,
    store,
    quota,
    slides,
    templates: [createTemplateMedia(db), createAppTemplateMedia(db)],
    products: createProductMedia(db),
    brands: createBrandMedia(db),
    drafts: createDraftMedia(db),
  })
  const cleanUp = createCleanUp({ store, storage, jobs, uploads, videos, temp, clock, wakeAvif: avif.wake })
  const links = createSignedLinks({ signer: createSigner(secret, 'private file'), clock })

  return {
    routes(bind, app, authenticate) {
      const convertsVideo = ffmpeg !== undefined
      const dependencies = {
        originOf,
        store,
        storage,
        uploads,
        videos,
        cleanUp,
        links,
        convertsVideo,
        edits,
        captions,
        use,
        trim,
      }
      bindMediaCalls(bind, dependencies)
      bindMediaTools(bind, dependencies)
      addUploadRoute(app, dependencies)
      addFileRoutes(app, authenticate, dependencies)
      addArtRoutes(app)
    },
    jobs: {
      [CONVERT_JOB]: (payload, run) => videos.process(convertPayload.parse(payload), run),
      [PURGE_JOB]: (payload) => cleanUp.purge(purgePayload.parse(payload).mediaId),
      [SWEEP_JOB]: () => cleanUp.sweep(),
      [AVIF_JOB]: (_payload, { signal }) => avif.work(signal),
    },
    async start() {
      await jobs.enqueue(SWEEP_JOB, {}, { jobKey: SWEEP_JOB })
      await avif.wake()
    },
    async lookup(urls) {
      if (urls.length === 0) return {}
      const rows = await store.findPublishable([...new Set(urls)])
      const ours = urls.flatMap((url) => stockMedia[url] ?? artInfo(url) ?? [])
      const infos = await Promise.all([...ours, ...rows.map(toMediaInfo)].map(withTones))
      return Object.fromEntries(infos.map((info) => [info.url, info]))
    },
    async importFile({ file, posterMediaId, ...arrival }) {
      const media = await uploads.receiveFrom(arrival, Buffer.isBuffer(file) ? [file] : createReadStream(file))
      if (media.kind !== 'VIDEO' || media.status === 'READY') return media
      try {
        return await videos.publishAsItIs(arrival.accountId, media.mediaId, posterMediaId)
      } catch (error) {
        if (!(error instanceof VideoRefused)) throw error
        return videos.register(arrival.accountId, {
          videoId: media.mediaId,
          videoFileName: arrival.fileName,
          posterMediaId,
        })
      }
    },
    copies: createCopyFiles({ db, store, storage, quota, awaitAvif: avif.add }),
    makePhoto: createVisitorPhoto(temp),
    requireRoom: quota.require,
    pictures: {
      isOwn: async (accountId, url, trx) =>
        (await store.listByUrls(accountId, [url], trx)).some((one) => one.kind === 'IMAGE' && one.deleted_at === null),
    },
    profilePictures: createProfilePictures(store, cleanUp, links),
    storedBytes,
    describeVideo: () =>
      ffmpeg
        ? // inline-text: what the operator reads in a console
          `Video: ffmpeg ${ffmpeg.version} found; uploads become H.264 MP4 of several sizes.`
        : // inline-text: the same
          'Video: no ffmpeg here; the browser converts before the upload, and MP4 with H.264 is taken as it is.',
  }
}

/** One folder per installation: a second one on the same machine must not delete files that the first is working on. */
const defaultTempDir = (secret: string): string =>
  join(tmpdir(), `taplet-media-${createHash('sha256').update(`temp:${secret}`).digest('hex').slice(0, 12)}`)
