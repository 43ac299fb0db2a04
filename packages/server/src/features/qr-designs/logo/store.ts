import type { Executor } from '../../../platform/db/database.ts'

/** The key of a picture of the account's library; undefined when it has no such picture. */
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
