import type { Language } from '@taplet/messages'
import type { MediaItem, MediaTrim } from '@taplet/contract'
import { mediaTrim } from '@taplet/contract/schemas'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Jobs, JobRun } from '../../../platform/jobs/index.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { keyOfUrl, ownedBy, urlOfKey, videoKey } from '../files/keys.ts'
import { requireFileName } from '../files/parse-file-path.ts'
import type { TempFolders } from '../files/temp-folder.ts'
import type { Quota } from '../quota.ts'
import type { Finished, MediaStore, OwnedRow } from '../store.ts'
import { toMediaItem } from '../to-media-item.ts'
import type { CompanionFiles } from './companion-files.ts'
import { type Conversion, convertJobKey, enqueueConversion } from './convert-job.ts'
import { convert, takePoster } from './convert.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { isCutHere } from './is-cut-here.ts'
import { planRenditions } from './plan-renditions.ts'
import { createPosters, NO_POSTER } from './posters.ts'
import { probe, type ProbedVideo } from './probe.ts'
import { takeAsItIs } from './mp4/take-as-it-is.ts'
import { requireUsableVideo } from './require-usable-video.ts'
import { messages } from '../messages/messages.ts'
import { VideoRefused } from './video-refused.ts'
import { MOST_WAITING, requireFewWaitingVideos } from './waiting-videos.ts'

const GAVE_UP = messages.later('video.gaveUp')
const LOST = messages.later('video.lost')

/** Returns the trimmed part; its end may be slightly after the last frame. */
const trimmed = (video: ProbedVideo, { startMs, endMs }: MediaTrim): ProbedVideo => ({
  ...video,
  durationMs: Math.max(0, Math.min(endMs, video.durationMs) - startMs),
})

interface VideoDependencies {
  db: Database
  store: MediaStore
  storage: Storage
  jobs: Jobs
  temp: TempFolders
  ffmpeg: Ffmpeg | undefined
  quota: Quota
  companions: CompanionFiles
  /** Language of stored reasons. */
  language: Language
}

interface Registration {
  videoId: string
  videoFileName: string
  posterMediaId?: string | undefined
}

export type VideoService = ReturnType<typeof createVideoService>

/** Processes videos from upload to READY or FAILED, with ffmpeg in a job or without it at once. */
export function createVideoService(dependencies: VideoDependencies) {
  const { db, store, storage, jobs, temp, ffmpeg, quota, companions, language } = dependencies
  const posters = createPosters({ store, storage })

  async function requireVideo(accountId: string, mediaId: string): Promise<OwnedRow> {
    const row = await store.find(accountId, mediaId)
    if (row?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
    return row
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
      const poster = picture ? await posters.copy(video, picture) : NO_POSTER
      const key = videoKey(ownedBy(video), 'original.mp4')
      await storage.put(key, ready.content())
      const { width, height, durationMs, bytes } = ready
      return {
        width,
        height,
        durationMs,
        ...poster,
        addedBytes: bytes,
        sources: [{ url: urlOfKey(key), type: 'video/mp4', width, height, bytes }],
      }
    })

  async function convertSizes(tools: Ffmpeg, row: OwnedRow, source: Parameters<typeof convert>[1]) {
    const sources = []
    for (const rendition of planRenditions(source.video)) {
      const file = await convert(tools, source, rendition)
      const { width, height } = rendition
      const key = videoKey(ownedBy(row), `${Math.min(width, height)}.mp4`)
      await storage.put(key, { path: file })
      sources.push({ url: urlOfKey(key), type: 'video/mp4', width, height, bytes: (await stat(file)).size })
    }
    return sources
  }

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
      const part = isCutHere(row) ? mediaTrim.safeParse(row.recipe).data : undefined
      const video = part ? trimmed(probed, part) : probed
      requireUsableVideo(video)
      const source = { path, type, video, folder, signal, ...(part && { startMs: part.startMs }) }
      const poster = picture
        ? await posters.copy(row, picture)
        : await posters.store(row, await takePoster(tools, source))
      const sources = await convertSizes(tools, row, source)
      const largest = sources.at(-1)
      const made = sources.reduce((sum, one) => sum + one.bytes, 0)
      return {
        // A part has no upload of its own; the space reserved for it is replaced by what it uses.
        ...(part ? { bytes: largest?.bytes ?? 0, addedBytes: made - Number(row.bytes) } : { addedBytes: made }),
        width: largest?.width ?? 0,
        height: largest?.height ?? 0,
        durationMs: video.durationMs,
        ...poster,
        sources,
      }
    })

  async function finish(mediaId: string, finished: Finished): Promise<void> {
    const posterUrl = await store.finish(mediaId, finished)
    if (posterUrl === undefined || posterUrl === finished.posterUrl) return
    const unused = keyOfUrl(finished.posterUrl)
    if (unused) await storage.delete(unused)
  }

  /** Stores the result; a VideoRefused is a result too, any other error is thrown. */
  async function settle(mediaId: string, work: () => Promise<Finished>): Promise<void> {
    try {
      await finish(mediaId, await work())
    } catch (error) {
      if (!(error instanceof VideoRefused)) throw error
      await store.fail(mediaId, error.userMessage(language))
    }
  }

  return {
    /** Registers an upload and starts processing; again after FAILED. Videos in processing or READY are unchanged. */
    async register(accountId: string, { videoId, videoFileName, posterMediaId }: Registration): Promise<MediaItem> {
      const fileName = requireFileName(videoFileName, 'videoFileName')
      const video = await requireVideo(accountId, videoId)
      const picture = await posters.find(video, posterMediaId)
      const isStarted = await inTransaction(db, async (trx) => {
        await quota.fetch(accountId, trx)
        const waiting = await store.find(accountId, videoId, trx)
        if (waiting?.status === 'PROCESSING' || waiting?.status === 'READY') return false
        if (ffmpeg) await requireFewWaitingVideos(store, accountId, MOST_WAITING.upload, trx)
        if (!(await store.startProcessing(accountId, videoId, fileName, trx))) return false
        if (ffmpeg) await enqueueConversion(jobs, { mediaId: videoId, posterMediaId }, trx)
        return true
      })
      // Using a file unconverted costs no more than a copy: the response has the result.
      if (isStarted && !ffmpeg) await settle(videoId, () => useAsItIs(video, picture))
      return toMediaItem(await requireVideo(accountId, videoId))
    },

    /** Makes an uploaded video READY without ffmpeg; throws VideoRefused when it needs conversion. */
    async publishAsItIs(accountId: string, mediaId: string, posterMediaId: string | undefined): Promise<MediaItem> {
      const video = await requireVideo(accountId, mediaId)
      if (video.status !== 'READY')
        await finish(mediaId, await useAsItIs(video, await posters.find(video, posterMediaId)))
      return toMediaItem(await requireVideo(accountId, mediaId))
    },

    /** The job: ends with READY or FAILED, or throws and is retried, three times at most. */
    async process({ mediaId, posterMediaId }: Conversion, run: JobRun): Promise<void> {
      const video = await store.findAnyones(mediaId)
      if (video?.status !== 'PROCESSING' || video.deleted_at) return
      const picture = posterMediaId === undefined ? undefined : await store.find(video.account_id, posterMediaId)
      try {
        await settle(mediaId, () =>
          ffmpeg ? convertAll(ffmpeg, video, picture, run.signal) : useAsItIs(video, picture),
        )
      } catch (error) {
        if (run.isLastAttempt) await store.fail(mediaId, GAVE_UP(language))
        throw error
      }
    },

    /** Changes the picture shown until the video plays. */
    async setPoster(accountId: string, mediaId: string, posterMediaId: string): Promise<MediaItem> {
      const video = await requireVideo(accountId, mediaId)
      const picture = await posters.find(video, posterMediaId)
      if (!picture) throw new AppError('NOT_FOUND', { field: 'posterMediaId' })
      const changed = await companions.change(accountId, mediaId, async (row) => {
        const file = await posters.replacement(row, picture)
        const values = { poster_url: urlOfKey(file.key), placeholder: picture.placeholder }
        return { values, add: [file], drop: [row.poster_url] }
      })
      return toMediaItem(changed)
    },

    /** Fails videos whose job is gone, e.g. after the process was killed three times while running it. */
    async failStuck(): Promise<void> {
      for (const { media_id: mediaId } of await store.listProcessing()) {
        if (!(await jobs.isPending(convertJobKey(mediaId)))) await store.fail(mediaId, GAVE_UP(language))
      }
    },
  }
}
