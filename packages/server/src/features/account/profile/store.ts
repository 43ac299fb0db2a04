import type { Updateable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

/** Locks the account's row and returns what a change is compared with. */
export const lockProfile = (accountId: string, trx: Executor) =>
  trx
    .selectFrom('accounts')
    .select('profile_picture')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function changeProfile(accountId: string, values: Updateable<Tables['accounts']>, trx: Executor) {
  if (Object.keys(values).length === 0) return
  await trx.updateTable('accounts').set(values).where('account_id', '=', accountId).execute()
}

/** Usernames are stored in lower case. */
export async function findOwnerOf(username: string, db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('account_id').where('username', '=', username).executeTakeFirst()
  return row?.account_id
}
