import type { MediaItem, MediaRecipe, MediaTrim } from '@taplet/contract'
import { mediaScope } from '@taplet/contract/schemas'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { SignedIn } from '../../../platform/http/bind.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { keyOfUrl } from '../files/keys.ts'
import { requireFileName } from '../files/parse-file-path.ts'
import type { TempFolders } from '../files/temp-folder.ts'
import { renderRecipe } from '../image/render-recipe.ts'
import type { Quota } from '../quota.ts'
import type { Changes, MediaStore, OwnedRow } from '../store.ts'
import { toMediaItem } from '../to-media-item.ts'
import type { UploadService } from '../upload/upload-service.ts'
import { messages } from '../messages/messages.ts'

interface EditDependencies {
  db: Database
  store: MediaStore
  storage: Storage
  temp: TempFolders
  uploads: Pick<UploadService, 'receiveFrom'>
  quota: Pick<Quota, 'fetch'>
}

/** How an edited item was made. */
interface Making {
  recipe?: MediaRecipe | undefined
  trim?: MediaTrim | undefined
}

export type EditService = ReturnType<typeof createEditService>

/** Names and alt texts of files, and edited pictures beside their originals. */
export function createEditService({ db, store, storage, temp, uploads, quota }: EditDependencies) {
  async function requireItem(accountId: string, mediaId: string, field?: string): Promise<OwnedRow> {
    const row = await store.find(accountId, mediaId)
    if (!row) throw new AppError('NOT_FOUND', field === undefined ? {} : { field })
    return row
  }

  /** Returns the upload that an item was made of by any number of edits; the last one that is still in the library. */
  async function findRoot(row: OwnedRow, trx: Executor): Promise<OwnedRow> {
    const seen = new Set<string>()
    let root = row
    while (root.original_media_id && !seen.has(root.media_id)) {
      seen.add(root.media_id)
      const next = await store.find(row.account_id, root.original_media_id, trx)
      if (!next) break
      root = next
    }
    return root
  }

  async function link(accountId: string, mediaId: string, originalMediaId: string, making: Making): Promise<MediaItem> {
    return inTransaction(db, async (trx) => {
      // Links of an account are made one at a time: two at once could form a circle.
      await quota.fetch(accountId, trx)
      const row = await store.lock(accountId, mediaId, trx)
      const given = await store.find(accountId, originalMediaId, trx)
      if (!row) throw new AppError('NOT_FOUND')
      if (!given) throw new AppError('NOT_FOUND', { field: 'originalMediaId' })
      // An edit of an edit becomes an edit of the original: recipes always refer to the original.
      const { media_id: root } = await findRoot(given, trx)
      const how = row.kind === 'IMAGE' ? making.recipe : making.trim
      if (root === mediaId || given.kind !== row.kind || !how)
        throw new AppError('BAD_REQUEST', {
          field: 'originalMediaId',
          message: messages.later('recipeOrTrimMismatch'),
        })
      await store.change(accountId, mediaId, { original_media_id: root, recipe: JSON.stringify(how) }, trx)
      return toMediaItem({ ...row, original_media_id: root, recipe: how })
    })
  }

  /** Reads the best available file of a picture. */
  async function fetchPicture(row: OwnedRow, folder: string): Promise<string> {
    const key = row.upload_key || keyOfUrl(row.url)
    const content = key && (await storage.get(key))
    if (!content) throw new AppError('NOT_FOUND')
    const path = join(folder, 'original')
    await pipeline(content, createWriteStream(path))
    return path
  }

  return {
    async update(
      accountId: string,
      { mediaId, fileName, altText }: { mediaId: string; fileName?: string | undefined; altText?: string | undefined },
    ): Promise<MediaItem> {
      const row = await requireItem(accountId, mediaId)
      const changes: Changes = {
        file_name: fileName === undefined ? row.file_name : requireFileName(fileName, 'fileName'),
        alt_text: altText ?? row.alt_text,
      }
      const changed = await store.change(accountId, mediaId, changes)
      if (!changed) throw new AppError('NOT_FOUND')
      return toMediaItem(changed)
    },

    /** Records that one item was made of another. Edits refer to the upload itself, never to each other. */
    link,

    /** Renders the same picture as the browser would, as a new item beside its original. */
    async render({ accountId, identityId }: SignedIn, mediaId: string, recipe: MediaRecipe): Promise<MediaItem> {
      const given = await requireItem(accountId, mediaId)
      // If the upload was deleted, the edit itself is the best source.
      const row = await findRoot(given, db)
      if (row.kind !== 'IMAGE') throw new AppError('NOT_FOUND')
      const content = await temp.use(async (folder) => renderRecipe(accountId, await fetchPicture(row, folder), recipe))
      const arrival = {
        accountId,
        identityId,
        scope: mediaScope.parse(row.scope),
        fileName: row.file_name,
        fileType: 'image/webp',
      }
      const made = await uploads.receiveFrom(arrival, [content])
      // A recipe that changes nothing may produce the original itself.
      return made.mediaId === row.media_id ? made : link(accountId, made.mediaId, row.media_id, { recipe })
    },
  }
}
