import { type Selectable, sql } from 'kysely'
import type { Database, Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { PROFILE_PICTURE_NAME } from './files/parse-file-path.ts'

export type MediaRow = Selectable<Tables['media']>
export type MediaStatus = 'UPLOADED' | 'PROCESSING' | 'READY' | 'FAILED'
/** A row with the identity id of its files' keys. */
export type OwnedRow = MediaRow & { identity_id: string }

export interface NewMedia {
  mediaId: string
  accountId: string
  kind: string
  status: MediaStatus
  scope: string
  url: string
  storageKey: string
  keyTag: string
  contentHash: string
  fileName: string
  fileType: string
  bytes: number
  /** Size of all its objects together. */
  storedBytes: number
  /** The original picture, where it is stored beside what pages load. */
  uploadKey?: string
  /** What it was made of, and how. */
  originalMediaId?: string
  recipe?: object
}
/** Results of processing; stored together, so that nobody sees only part of them. */
export interface Finished {
  width: number
  height: number
  durationMs: number
  placeholder: string
  posterUrl: string
  sources: readonly object[]
  /** Absent where the upload stored it already. */
  bytes?: number
  /** Bytes added to those counted before, without the poster: another one may have been chosen meanwhile. */
  addedBytes?: number
  posterBytes?: number
}

/** Columns that may change after an item is created; JSON as text. */
export interface Changes {
  file_name?: string
  alt_text?: string
  original_media_id?: string
  recipe?: string
  poster_url?: string
  placeholder?: string
  captions?: string
}

export type MediaStore = ReturnType<typeof createMediaStore>

/** SQL of the media library. Every query for a user carries the account id; jobs go by media id. */
export function createMediaStore(db: Database) {
  const owned = (executor: Executor) =>
    executor
      .selectFrom('media')
      .innerJoin('accounts', 'accounts.account_id', 'media.account_id')
      .selectAll('media')
      .select('identity_id')

  return {
    /** Returns false when the account already has the same file. */
    async insert(media: NewMedia, finished?: Finished, trx: Executor = db): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('media')
        .values({
          media_id: media.mediaId,
          account_id: media.accountId,
          kind: media.kind,
          status: media.status,
          scope: media.scope,
          url: media.url,
          storage_key: media.storageKey,
          key_tag: media.keyTag,
          content_hash: media.contentHash,
          file_name: media.fileName,
          file_type: media.fileType,
          bytes: media.bytes,
          stored_bytes: media.storedBytes,
          upload_key: media.uploadKey ?? '',
          original_media_id: media.originalMediaId ?? null,
          recipe: media.recipe === undefined ? null : JSON.stringify(media.recipe),
          ...(finished && toColumns(finished)),
        })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'scope', 'content_hash']).where('deleted_at', 'is', null).doNothing(),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    findByContent: (accountId: string, scope: string, contentHash: string, trx: Executor = db) =>
      owned(trx)
        .where('media.account_id', '=', accountId)
        .where('scope', '=', scope)
        .where('content_hash', '=', contentHash)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
    find: (accountId: string, mediaId: string, trx: Executor = db) =>
      owned(trx)
        .where('media.account_id', '=', accountId)
        .where('media_id', '=', mediaId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
    /** Returns the id of a private picture of the account by its address and name. */
    async findPrivate(
      accountId: string,
      url: string,
      fileName: string,
      trx: Executor = db,
    ): Promise<string | undefined> {
      const row = await trx
        .selectFrom('media')
        .select('media_id')
        .where('account_id', '=', accountId)
        .where('url', '=', url)
        .where('scope', '=', 'private')
        .where('kind', '=', 'IMAGE')
        .where('file_name', '=', fileName)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row?.media_id
    },
    /** For jobs and public files: any account's, deleted or not. */
    findAnyones: (mediaId: string, trx: Executor = db) => owned(trx).where('media_id', '=', mediaId).executeTakeFirst(),
    list: (accountId: string, trx: Executor = db) =>
      owned(trx)
        .where('media.account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .where('media.status', '!=', 'UPLOADED')
        // A profile picture is in no library.
        .where((is) => is.not(is.and([is('scope', '=', 'private'), is('file_name', '=', PROFILE_PICTURE_NAME)])))
        .orderBy('media.created_at', 'desc')
        .orderBy('media_id')
        .execute(),
    /** Of any account; private ones are never published. */
    findPublishable: (urls: readonly string[], trx: Executor = db) =>
      trx
        .selectFrom('media')
        .selectAll()
        .where('url', 'in', urls)
        .where('scope', 'in', ['public', 'protected'])
        .execute(),

    /** Changes UPLOADED or FAILED to PROCESSING; returns false when it was in neither state (any more). */
    async startProcessing(accountId: string, mediaId: string, fileName: string, trx: Executor = db): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('media')
        .set({ status: 'PROCESSING', failure_reason: '', file_name: fileName })
        .where('account_id', '=', accountId)
        .where('media_id', '=', mediaId)
        .where('status', 'in', ['UPLOADED', 'FAILED'])
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /** Keeps a poster that was chosen meanwhile. Returns the address of the video's poster; undefined when it was already READY. */
    async finish(mediaId: string, finished: Finished, trx: Executor = db): Promise<string | undefined> {
      const { addedBytes = 0, posterBytes = 0 } = finished
      const unlessChosen = (column: 'poster_url' | 'placeholder', value: string) =>
        sql<string>`case when poster_url = '' then ${value} else ${sql.ref(column)} end`
      const row = await trx
        .updateTable('media')
        .set({
          status: 'READY',
          failure_reason: '',
          ...toColumns(finished),
          poster_url: unlessChosen('poster_url', finished.posterUrl),
          placeholder: unlessChosen('placeholder', finished.placeholder),
          stored_bytes: sql<number>`stored_bytes + ${addedBytes}::bigint
            + case when poster_url = '' then ${posterBytes}::bigint else 0 end`,
        })
        .where('media_id', '=', mediaId)
        .where('status', '!=', 'READY')
        .returning('poster_url')
        .executeTakeFirst()
      return row?.poster_url
    },
    /** Adds bytes of files that were added or (negative) deleted; never below the size of the item's own file. */
    async addStored(mediaId: string, bytes: number, trx: Executor): Promise<void> {
      await trx
        .updateTable('media')
        .set({ stored_bytes: sql<number>`greatest(bytes, stored_bytes + ${bytes}::bigint)` })
        .where('media_id', '=', mediaId)
        .execute()
    },
    /** Counts the account's videos in processing. */
    async countProcessing(accountId: string, trx: Executor): Promise<number> {
      const { count } = await trx
        .selectFrom('media')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .where('status', '=', 'PROCESSING')
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },
    async fail(mediaId: string, reason: string, trx: Executor = db): Promise<void> {
      await trx
        .updateTable('media')
        .set({ status: 'FAILED', failure_reason: reason })
        .where('media_id', '=', mediaId)
        .where('status', '!=', 'READY')
        .execute()
    },
    /** Returns the bytes of the account's files; under the account's lock valid until the transaction ends. */
    async storedBytes(accountId: string, trx: Executor = db): Promise<number> {
      const { total } = await trx
        .selectFrom('media')
        .select(({ fn }) => fn.sum<string | null>('stored_bytes').as('total'))
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(total ?? 0)
    },
    /** Returns the account's own files with these addresses, deleted or not. */
    listByUrls: (accountId: string, urls: readonly string[], trx: Executor = db) =>
      trx
        .selectFrom('media')
        .select(['url', 'kind', 'status', 'deleted_at'])
        .where('account_id', '=', accountId)
        .where('url', 'in', urls)
        .execute(),
    /** Returns the account's own files with these addresses whole, deleted or not. */
    listOwned: async (accountId: string, urls: readonly string[], trx: Executor = db): Promise<OwnedRow[]> =>
      urls.length === 0
        ? []
        : owned(trx).where('media.account_id', '=', accountId).where('url', 'in', urls).orderBy('media_id').execute(),
    /** Changes the editable columns of an item; returns undefined when it does not exist. */
    change: (accountId: string, mediaId: string, values: Changes, trx: Executor = db) =>
      trx
        .updateTable('media')
        .set(values)
        .where('account_id', '=', accountId)
        .where('media_id', '=', mediaId)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    lock: (accountId: string, mediaId: string, trx: Executor) =>
      owned(trx)
        .where('media.account_id', '=', accountId)
        .where('media_id', '=', mediaId)
        .where('deleted_at', 'is', null)
        .forUpdate('media')
        .executeTakeFirst(),
    /** Returns false when there was nothing to delete. */
    async delete(accountId: string, mediaId: string, now: Date, trx: Executor = db): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('media')
        .set({ deleted_at: now })
        .where('account_id', '=', accountId)
        .where('media_id', '=', mediaId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    listProcessing: (trx: Executor = db) =>
      trx
        .selectFrom('media')
        .select('media_id')
        .where('status', '=', 'PROCESSING')
        .where('deleted_at', 'is', null)
        .execute(),
    listNeverRegistered: (before: Date, trx: Executor = db) =>
      trx
        .selectFrom('media')
        .select(['media_id', 'account_id'])
        .where('status', '=', 'UPLOADED')
        .where('created_at', '<', before)
        .where('deleted_at', 'is', null)
        .execute(),
    /** Returns those of the tags whose item still has its files. */
    async knownTags(tags: readonly string[], trx: Executor = db): Promise<Set<string>> {
      const rows = await trx
        .selectFrom('media')
        .select('key_tag')
        .where('key_tag', 'in', tags)
        .where('deleted_at', 'is', null)
        .execute()
      return new Set(rows.map((row) => row.key_tag))
    },
  }
}

const toColumns = (finished: Finished) => ({
  width: finished.width,
  height: finished.height,
  duration_ms: finished.durationMs,
  placeholder: finished.placeholder,
  poster_url: finished.posterUrl,
  sources: JSON.stringify(finished.sources),
  ...(finished.bytes !== undefined && { bytes: finished.bytes }),
})
