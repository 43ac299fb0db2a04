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
    /** Takes the address for one upload; false when another one has it or had it. */
    async claim(uploadId: string, now: Date, trx: Executor = db): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('media_uploads')
        .set({ used_at: now })
        .where('upload_id', '=', uploadId)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /** Gives the address back after an upload that stored nothing. */
    async release(uploadId: string, trx: Executor = db): Promise<void> {
      await trx.updateTable('media_uploads').set({ used_at: null }).where('upload_id', '=', uploadId).execute()
    },
    async deleteExpired(before: Date, trx: Executor = db): Promise<void> {
      await trx.deleteFrom('media_uploads').where('expires_at', '<', before).execute()
    },
  }
}
