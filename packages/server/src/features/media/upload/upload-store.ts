import type { Database, Executor } from '../../../platform/db/database.ts'

export interface NewUpload {
  uploadId: string
  accountId: string
  scope: string
  fileName: string
  fileType: string
  fileSize: number | undefined
  expiresAt: Date
}

export type UploadStore = ReturnType<typeof createUploadStore>

/** SQL of the signed upload addresses. */
export function createUploadStore(db: Database) {
  return {
    async insert(upload: NewUpload, trx: Executor = db): Promise<void> {
      await trx
        .insertInto('media_uploads')
        .values({
          upload_id: upload.uploadId,
          account_id: upload.accountId,
          scope: upload.scope,
          file_name: upload.fileName,
          file_type: upload.fileType,
          file_size: upload.fileSize ?? null,
          expires_at: upload.expiresAt,
        })
        .execute()
    },
    find: (uploadId: string, trx: Executor = db) =>
      trx
        .selectFrom('media_uploads')
        .innerJoin('accounts', 'accounts.account_id', 'media_uploads.account_id')
        .selectAll('media_uploads')
        .select('identity_id')
        .where('upload_id', '=', uploadId)
        .executeTakeFirst(),
    /** Returns the bytes announced for addresses that are still good and unused. */
    async openBytes(accountId: string, now: Date, trx: Executor = db): Promise<number> {
      const { bytes } = await trx
        .selectFrom('media_uploads')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('file_size'), eb.lit(0)).as('bytes'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(bytes)
    },
    /** Reserves the address for one upload; returns false when another one has or had it. */
    async claim(uploadId: string, now: Date, trx: Executor = db): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('media_uploads')
        .set({ used_at: now })
        .where('upload_id', '=', uploadId)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /** Releases the address after an upload that stored nothing. */
    async release(uploadId: string, trx: Executor = db): Promise<void> {
      await trx.updateTable('media_uploads').set({ used_at: null }).where('upload_id', '=', uploadId).execute()
    },
    async deleteExpired(before: Date, trx: Executor = db): Promise<void> {
      await trx.deleteFrom('media_uploads').where('expires_at', '<', before).execute()
    },
  }
}
