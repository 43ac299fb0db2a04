import type { Executor } from '../../../platform/db/database.ts'

/** Returns the key of a picture of the account's library, or undefined. */
export async function findPicture(accountId: string, url: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .select('storage_key')
    .where('account_id', '=', accountId)
    .where('url', '=', url)
    .where('kind', '=', 'IMAGE')
    .where('status', '=', 'READY')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.storage_key
}
