import type { MediaItem } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import { requireAcceptedType, requireSize } from './files/accepted-types.ts'
import { detectType, isSameType } from './files/detect-type.ts'
import { imageKey, originalKey, tagOf, urlOfKey, videoUrl } from './files/keys.ts'
import type { Scope } from './files/parse-file-path.ts'
import type { ReceivedFile } from './files/receive-file.ts'
import { canBeAvif } from './image/can-be-avif.ts'
import { makeVariants } from './image/make-variants.ts'
import type { Quota } from './quota.ts'
import type { Finished, MediaStore, NewMedia } from './store.ts'
import { toMediaItem } from './to-media-item.ts'
import { messages } from './messages/messages.ts'

/** The uploader of a file, and what it is declared as. */
export interface Arrival {
  accountId: string
  identityId: string
  scope: Scope
  fileName: string
  fileType: string
}

export interface Library {
  /**
   * Adds a file to the account's library: a picture is READY at once, a video waits for updateVideoLibraryItem. The one
   * place that decides which files are accepted, from every source (G4). The same file again returns the existing item.
   */
  add: (arrival: Arrival, file: ReceivedFile) => Promise<MediaItem>
}

export interface LibraryDependencies {
  db: Database
  store: MediaStore
  storage: Storage
  quota: Quota
  /** Enqueues the smaller files of a new picture; only if the transaction commits. */
  awaitAvif: (mediaId: string, trx: Transaction<Tables>) => Promise<void>
}

export function createLibrary({ db, store, storage, quota, awaitAvif }: LibraryDependencies): Library {
  async function addImage(arrival: Arrival, file: ReceivedFile, type: string): Promise<MediaItem> {
    const { variants, placeholder, isReduced } = await makeVariants(arrival.accountId, file.path, type)
    const mediaId = randomUUID()
    const tag = tagOf(file.contentHash, mediaId)
    const stored = variants.map((variant) => ({
      ...variant,
      key: imageKey({ ...arrival, tag }, variant.width, variant.extension),
    }))
    const largest = stored.at(-1)
    if (!largest) throw new AppError('MEDIA_UNREADABLE')
    const finished: Finished = {
      width: largest.width,
      height: largest.height,
      durationMs: 0,
      placeholder,
      posterUrl: '',
      sources: stored.map(({ key, type: sourceType, width, height, content }) => ({
        url: urlOfKey(key),
        type: sourceType,
        width,
        height,
        bytes: content.length,
      })),
    }
    for (const { key, content } of stored) await storage.put(key, content)
    // A small part cut out by an editor needs the original's full sharpness.
    const uploadKey = isReduced ? originalKey({ ...arrival, tag }, requireAcceptedType(type).extension) : ''
    if (uploadKey) await storage.put(uploadKey, { path: file.path })
    const media: NewMedia = {
      ...describe(arrival, file, mediaId, tag),
      kind: 'IMAGE',
      status: 'READY',
      url: urlOfKey(largest.key),
      storageKey: largest.key,
      fileType: largest.type,
      bytes: largest.content.length,
      storedBytes: stored.reduce((sum, { content }) => sum + content.length, uploadKey ? file.bytes : 0),
      uploadKey,
    }
    return insertOrDrop(media, finished, [...stored.map(({ key }) => key), ...(uploadKey ? [uploadKey] : [])])
  }

  async function addVideo(arrival: Arrival, file: ReceivedFile, type: string): Promise<MediaItem> {
    const mediaId = randomUUID()
    const tag = tagOf(file.contentHash, mediaId)
    const key = originalKey({ ...arrival, tag }, requireAcceptedType(type).extension)
    await storage.put(key, { path: file.path })
    const media: NewMedia = {
      ...describe(arrival, file, mediaId, tag),
      kind: 'VIDEO',
      status: 'UPLOADED',
      url: videoUrl(mediaId),
      storageKey: key,
      fileType: type,
    }
    return insertOrDrop(media, undefined, [key])
  }

  /** With two uploads of one file at once, the second one is dropped. */
  async function insertOrDrop(media: NewMedia, finished: Finished | undefined, keys: string[]): Promise<MediaItem> {
    const drop = async (): Promise<void> => {
      for (const key of keys) await storage.delete(key)
    }
    const isNew = await inTransaction(db, async (trx) => {
      await quota.require(media.accountId, media.storedBytes, trx)
      const isInserted = await store.insert(media, finished, trx)
      if (isInserted && canBeAvif(media)) await awaitAvif(media.mediaId, trx)
      return isInserted
    }).catch(async (error: unknown) => {
      await drop()
      throw error
    })
    if (!isNew) await drop()
    const row = await store.findByContent(media.accountId, media.scope, media.contentHash)
    if (!row) throw new AppError('NOT_FOUND')
    return toMediaItem(row)
  }

  return {
    async add(arrival, file) {
      const accepted = requireAcceptedType(arrival.fileType)
      requireSize(file.bytes, accepted)
      const type = detectType(file.head)
      if (file.bytes === 0) throw new AppError('MEDIA_UNREADABLE', { message: messages.later('fileEmpty') })
      if (type === undefined || !isSameType(accepted.type, type))
        throw new AppError('MEDIA_TYPE_REFUSED', { message: wrongType(accepted.type, type) })
      const known = await store.findByContent(arrival.accountId, arrival.scope, file.contentHash)
      if (known) return toMediaItem(known)
      return accepted.kind === 'IMAGE' ? addImage(arrival, file, type) : addVideo(arrival, file, type)
    },
  }
}

const describe = (arrival: Arrival, file: ReceivedFile, mediaId: string, keyTag: string) => ({
  mediaId,
  keyTag,
  accountId: arrival.accountId,
  scope: arrival.scope,
  fileName: arrival.fileName,
  contentHash: file.contentHash,
  bytes: file.bytes,
  storedBytes: file.bytes,
})

const wrongType = (declared: string, detected: string | undefined): Message =>
  detected ? messages.later('fileTypeOther', { declared, detected }) : messages.later('fileTypeUnknown', { declared })
