import type { MediaTrim } from '@taplet/contract'
import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { keyOfUrl, tagOf, videoUrl } from '../files/keys.ts'
import type { Quota } from '../quota.ts'
import type { MediaStore, NewMedia, OwnedRow } from '../store.ts'
import { toMediaInfo } from '../to-media-item.ts'
import { enqueueConversion } from './convert-job.ts'
import { isCutHere } from './is-cut-here.ts'
import { MOST_WAITING, requireFewWaitingVideos } from './waiting-videos.ts'
import { messages } from '../messages/messages.ts'

/** Shorter ones are a mistake. */
const SHORTEST_MS = 500

const lengthOf = ({ startMs, endMs }: MediaTrim): number => endMs - startMs

function requirePart(video: OwnedRow, part: MediaTrim): void {
  const reason =
    (video.status !== 'READY' && messages.later('videoNotReady')) ||
    (lengthOf(part) < SHORTEST_MS && messages.later('partTooShort')) ||
    (part.endMs > video.duration_ms + SHORTEST_MS && messages.later('partEndsAfterVideo'))
  if (reason) throw new AppError('BAD_REQUEST', { field: 'trim', message: reason })
}

/** Estimates the size of the part from that of the whole. */
function estimateBytes(video: OwnedRow, part: MediaTrim): number {
  const made = toMediaInfo(video).sources.reduce((sum, { bytes }) => sum + bytes, 0)
  return Math.ceil((Math.max(made, Number(video.bytes)) * lengthOf(part)) / Math.max(1, video.duration_ms))
}

/** Returns the file to cut: the upload; for a part whose upload was deleted with its original, the part itself. */
function fileOf(video: OwnedRow): Pick<NewMedia, 'storageKey' | 'fileType'> {
  const best = isCutHere(video) ? toMediaInfo(video).sources.at(-1) : undefined
  const key = best && keyOfUrl(best.url)
  return best && key
    ? { storageKey: key, fileType: best.type }
    : { storageKey: video.storage_key, fileType: video.file_type }
}

interface TrimDependencies {
  db: Database
  store: MediaStore
  jobs: Jobs
  canCut: boolean
  quota: Quota
}

export interface TrimOutcome {
  original: OwnedRow
  made: OwnedRow
  /** False when the library already had this part. */
  isNew: boolean
}

export type TrimService = ReturnType<typeof createTrimService>

/** Creates parts of videos as items of their own. */
export function createTrimService({ db, store, jobs, canCut, quota }: TrimDependencies) {
  async function findOriginal(accountId: string, mediaId: string): Promise<OwnedRow> {
    const given = await store.find(accountId, mediaId)
    if (given?.kind !== 'VIDEO') throw new AppError('NOT_FOUND')
    const original = given.original_media_id && (await store.find(accountId, given.original_media_id))
    return original || given
  }

  function describe(original: OwnedRow, part: MediaTrim): NewMedia {
    const mediaId = randomUUID()
    const contentHash = createHash('sha256')
      .update(`${original.content_hash}:${part.startMs}-${part.endMs}`)
      .digest('hex')
    const reserved = estimateBytes(original, part)
    return {
      ...fileOf(original),
      mediaId,
      accountId: original.account_id,
      kind: original.kind,
      status: 'PROCESSING',
      scope: original.scope,
      url: videoUrl(mediaId),
      keyTag: tagOf(contentHash, mediaId),
      contentHash,
      fileName: original.file_name,
      // The files do not exist yet: their space is reserved, however many parts are requested at once.
      bytes: reserved,
      storedBytes: reserved,
      originalMediaId: original.media_id,
      recipe: part,
    }
  }

  /** Creates a part of a video as a new item, cut from the upload itself; the same part twice is one item. */
  return async function trim(accountId: string, mediaId: string, part: MediaTrim): Promise<TrimOutcome> {
    if (!canCut)
      throw new AppError('NOT_AVAILABLE', {
        message: messages.later('serverCannotCutVideo'),
      })
    const original = await findOriginal(accountId, mediaId)
    requirePart(original, part)
    const media = describe(original, part)
    return inTransaction(db, async (trx) => {
      await quota.fetch(accountId, trx)
      const known = await store.findByContent(accountId, original.scope, media.contentHash, trx)
      if (known) return { original, made: known, isNew: false }
      await requireFewWaitingVideos(store, accountId, MOST_WAITING.trim, trx)
      await quota.require(accountId, media.storedBytes, trx)
      await store.insert(media, undefined, trx)
      await enqueueConversion(jobs, { mediaId: media.mediaId }, trx)
      const made = await store.find(accountId, media.mediaId, trx)
      if (!made) throw new AppError('NOT_FOUND')
      return { original, made, isNew: true }
    })
  }
}
