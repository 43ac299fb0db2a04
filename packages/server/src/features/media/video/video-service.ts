import type { MediaItem } from '@taplet/contract'
import { type MediaTrim, mediaTrim } from '@taplet/contract/studio'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Jobs, JobRun } from '../../../platform/jobs/index.ts'
import type { Storage } from '../../../platform/storage/index.ts'
import { keyOfUrl, ownedBy, tagOf, urlOfKey, videoKey, videoUrl } from '../files/keys.ts'
import { requireFileName } from '../files/parse-file-path.ts'
import type { TempFolders } from '../files/temp-folder.ts'
import { makeVariants } from '../image/make-variants.ts'
import type { Quota } from '../quota.ts'
import type { Finished, MediaStore, NewMedia, OwnedRow } from '../store.ts'
import { toMediaItem } from '../to-media-item.ts'
import { convert, takePoster } from './convert.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { planRenditions } from './plan-renditions.ts'
import { probe, type ProbedVideo } from './probe.ts'
import { takeAsItIs } from './take-as-it-is.ts'
import { requireUsable } from './video-limits.ts'
import { VideoRefused } from './video-refused.ts'

export const CONVERT_JOB = 'media.convertVideo'
/** One file that kills the converter must not do so for ever (T12). */
const MAX_ATTEMPTS = 3
const POSTER_WIDTH = 1080
const GAVE_UP = 'The video could not be converted: the work was interrupted three times. Try again.'
const LOST = 'The uploaded file is not there any more. Upload the video again.'

/** Shorter ones are a mistake. */
const SHORTEST_MS = 500

const lengthOf = ({ startMs, endMs }: MediaTrim): number => endMs - startMs

function requirePart(video: OwnedRow, part: MediaTrim): void {
  const reason =
    (video.status !== 'READY' && 'The video is not ready yet.') ||
    (lengthOf(part) < SHORTEST_MS && 'The part has to be at least half a second long.') ||
    (part.endMs > video.duration_ms + SHORTEST_MS && 'The part ends after the video does.')
  if (reason) throw new AppError('BAD_REQUEST', { field: 'trim', message: reason })
}

/** What is left of a video; its end may lie a little behind the last frame. */
const trimmed = (video: ProbedVideo, { startMs, endMs }: MediaTrim): ProbedVideo => ({
  ...video,
  durationMs: Math.max(0, Math.min(endMs, video.durationMs) - startMs),
})

export const convertJobKey = (mediaId: string): string => `${CONVERT_JOB}:${mediaId}`

interface VideoDependencies {
  db: Database
  store: MediaStore
  storage: Storage
  jobs: Jobs
  temp: TempFolders
  ffmpeg: Ffmpeg | undefined
  quota: Quota
}

interface Registration {
  videoId: string
  videoFileName: string
  posterMediaId?: string | undefined
}

interface Poster {
  posterUrl: string
  placeholder: string
}
const NO_POSTER: Poster = { posterUrl: '', placeholder: '' }

export type VideoService = ReturnType<typeof createVideoService>

/** Videos from upload to READY or FAILED, with ffmpeg in a job or without it at once. */
export function createVideoService({ db, store, storage, jobs, temp, ffmpeg, quota }: VideoDependencies) {
  async function requireVideo(accountId: string, mediaId: string): Promise<OwnedRow> {
    const row = await store.find(accountId, mediaId)
    if (row?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
    return row
  }

  async function findPoster(accountId: string, mediaId: string | undefined): Promise<OwnedRow | undefined> {
    if (mediaId === undefined) return undefined
    const row = await store.find(accountId, mediaId)
    if (row?.kind !== 'IMAGE') throw new AppError('NOT_FOUND', { field: 'posterMediaId' })
    return row
  }

  /** A copy under the video's own name: the picture may later be deleted from the library. */
  async function copyPoster(video: OwnedRow, picture: OwnedRow, name = 'poster'): Promise<Poster> {
    const key = keyOfUrl(picture.url)
    const content = key && (await storage.get(key))
    if (!content) return NO_POSTER
    const copy = videoKey(ownedBy(video), `${name}.${picture.url.slice(picture.url.lastIndexOf('.') + 1)}`)
    await storage.put(copy, content)
    return { posterUrl: urlOfKey(copy), placeholder: picture.placeholder }
  }

  async function storePoster(video: OwnedRow, path: string): Promise<Poster> {
    const { variants, placeholder } = await makeVariants(video.account_id, path, 'image/png')
    const best = variants.findLast((variant) => variant.width <= POSTER_WIDTH) ?? variants[0]
    if (!best) return NO_POSTER
    const key = videoKey(ownedBy(video), `poster.${best.extension}`)
    await storage.put(key, best.content)
    return { posterUrl: urlOfKey(key), placeholder }
  }

  async function fetchOriginal(video: OwnedRow, folder: string): Promise<string> {
    const original = await storage.get(video.storage_key)
    if (!original) throw new VideoRefused(LOST)
    const path = join(folder, 'original')
    await pipeline(original, createWriteStream(path))
    return path
  }

  /** Without ffmpeg: the file itself, if every phone can play it. */
  const useAsItIs = (video: OwnedRow, picture: OwnedRow | undefined): Promise<Finished> =>
    temp.use(async (folder) => {
      const ready = await takeAsItIs(await fetchOriginal(video, folder))
      const poster = picture ? await copyPoster(video, picture) : NO_POSTER
      const key = videoKey(ownedBy(video), 'original.mp4')
      await storage.put(key, ready.content())
      const { width, height, durationMs, bytes } = ready
      return {
        width,
        height,
        durationMs,
        ...poster,
        storedBytes: Number(video.bytes) + bytes,
        sources: [{ url: urlOfKey(key), type: 'video/mp4', width, height, bytes }],
      }
    })

  const convertAll = (
    tools: Ffmpeg,
    row: OwnedRow,
    picture: OwnedRow | undefined,
    signal: AbortSignal,
  ): Promise<Finished> =>
    temp.use(async (folder) => {
      const path = await fetchOriginal(row, folder)
      const type = row.file_type
      const probed = await probe(tools, path, type, signal)
      const part = mediaTrim.safeParse(row.recipe).data
      const video = part ? trimmed(probed, part) : probed
      requireUsable(video)
      const source = { path, type, video, folder, signal, ...(part && { startMs: part.startMs }) }
      const poster = picture ? await copyPoster(row, picture) : await storePoster(row, await takePoster(tools, source))
      const sources = []
      for (const rendition of planRenditions(video)) {
        const file = await convert(tools, source, rendition)
        const { width, height } = rendition
        const key = videoKey(ownedBy(row), `${Math.min(width, height)}.mp4`)
        await storage.put(key, { path: file })
        sources.push({ url: urlOfKey(key), type: 'video/mp4', width, height, bytes: (await stat(file)).size })
      }
      const largest = sources.at(-1)
      const made = sources.reduce((sum, one) => sum + one.bytes, 0)
      return {
        // A part holds no upload of its own.
        ...(part ? { bytes: largest?.bytes ?? 0, storedBytes: made } : { storedBytes: Number(row.bytes) + made }),
        width: largest?.width ?? 0,
        height: largest?.height ?? 0,
        durationMs: video.durationMs,
        ...poster,
        sources,
      }
    })

  /** Stores the outcome; a reason for the owner is an outcome too, anything else is thrown. */
  async function settle(mediaId: string, work: () => Promise<Finished>): Promise<void> {
    try {
      await store.finish(mediaId, await work())
    } catch (error) {
      if (!(error instanceof VideoRefused)) throw error
      await store.fail(mediaId, error.message)
    }
  }

  return {
    /** Registers an upload and starts its processing; again after FAILED. A video on its way or READY is answered as it is. */
    async register(accountId: string, { videoId, videoFileName, posterMediaId }: Registration): Promise<MediaItem> {
      const fileName = requireFileName(videoFileName)
      const video = await requireVideo(accountId, videoId)
      const picture = await findPoster(accountId, posterMediaId)
      const isStarted = await inTransaction(db, async (trx) => {
        if (!(await store.startProcessing(accountId, videoId, fileName, trx))) return false
        if (!ffmpeg) return true
        const payload = { mediaId: videoId, posterMediaId }
        await jobs.enqueue(CONVERT_JOB, payload, { jobKey: convertJobKey(videoId), maxAttempts: MAX_ATTEMPTS, trx })
        return true
      })
      // Taking a file as it is costs no more than a copy: the answer has the outcome.
      if (isStarted && !ffmpeg) await settle(videoId, () => useAsItIs(video, picture))
      return toMediaItem(await requireVideo(accountId, videoId))
    },

    /** Makes an uploaded video READY without ffmpeg; throws VideoRefused when it is not suitable as it is. */
    async publishAsItIs(accountId: string, mediaId: string, posterMediaId: string | undefined): Promise<MediaItem> {
      const video = await requireVideo(accountId, mediaId)
      if (video.status !== 'READY')
        await store.finish(mediaId, await useAsItIs(video, await findPoster(accountId, posterMediaId)))
      return toMediaItem(await requireVideo(accountId, mediaId))
    },

    /** The job: ends with READY or FAILED, or throws and is run again, three times at most. */
    async process(
      { mediaId, posterMediaId }: { mediaId: string; posterMediaId?: string | undefined },
      run: JobRun,
    ): Promise<void> {
      const video = await store.findAnyones(mediaId)
      if (video?.status !== 'PROCESSING' || video.deleted_at) return
      const picture = posterMediaId === undefined ? undefined : await store.find(video.account_id, posterMediaId)
      try {
        await settle(mediaId, () =>
          ffmpeg ? convertAll(ffmpeg, video, picture, run.signal) : useAsItIs(video, picture),
        )
      } catch (error) {
        if (run.isLastAttempt) await store.fail(mediaId, GAVE_UP)
        throw error
      }
    },

    /** Shows another picture until the video plays. */
    async setPoster(accountId: string, mediaId: string, posterMediaId: string): Promise<MediaItem> {
      const video = await requireVideo(accountId, mediaId)
      const picture = await findPoster(accountId, posterMediaId)
      if (!picture) throw new AppError('NOT_FOUND', { field: 'posterMediaId' })
      // Another name for another picture: addresses are kept for ever by whoever loaded them.
      const poster = await copyPoster(video, picture, `poster-${picture.key_tag.slice(0, 8)}`)
      if (!poster.posterUrl) throw new AppError('NOT_FOUND', { field: 'posterMediaId' })
      const values = { poster_url: poster.posterUrl, placeholder: poster.placeholder }
      return toMediaItem((await store.change(accountId, mediaId, values)) ?? video)
    },

    /** A part of a video as a new item, cut from the upload itself; the same part twice is one item. */
    async trim(accountId: string, mediaId: string, part: MediaTrim): Promise<{ original: OwnedRow; made: OwnedRow }> {
      if (!ffmpeg)
        throw new AppError('NOT_AVAILABLE', {
          message: 'This server cannot cut video. A current browser cuts it before the upload.',
        })
      const given = await requireVideo(accountId, mediaId)
      const original = given.original_media_id ? await requireVideo(accountId, given.original_media_id) : given
      requirePart(original, part)
      const newId = randomUUID()
      const contentHash = createHash('sha256')
        .update(`${original.content_hash}:${part.startMs}-${part.endMs}`)
        .digest('hex')
      const media: NewMedia = {
        mediaId: newId,
        accountId,
        kind: original.kind,
        status: 'PROCESSING',
        scope: original.scope,
        url: videoUrl(newId),
        storageKey: original.storage_key,
        keyTag: tagOf(contentHash, newId),
        contentHash,
        fileName: original.file_name,
        fileType: original.file_type,
        bytes: 0,
        storedBytes: 0,
        originalMediaId: original.media_id,
        recipe: part,
      }
      await inTransaction(db, async (trx) => {
        // About what the part of the upload takes: the files themselves are not there yet.
        await quota.require(
          accountId,
          Math.round((Number(original.bytes) * lengthOf(part)) / original.duration_ms),
          trx,
        )
        if (!(await store.insert(media, undefined, trx))) return
        const payload = { mediaId: newId }
        await jobs.enqueue(CONVERT_JOB, payload, { jobKey: convertJobKey(newId), maxAttempts: MAX_ATTEMPTS, trx })
      })
      const made = await store.findByContent(accountId, original.scope, contentHash)
      if (!made) throw new AppError('NOT_FOUND')
      return { original, made }
    },

    /** Ends what no job will end any more, e.g. after the process was killed three times in the middle of it. */
    async failStuck(): Promise<void> {
      for (const { media_id: mediaId } of await store.listProcessing()) {
        if (!(await jobs.isPending(convertJobKey(mediaId)))) await store.fail(mediaId, GAVE_UP)
      }
    },
  }
}
