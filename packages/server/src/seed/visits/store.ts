import type { Executor } from '../../platform/db/database.ts'

/** Dates the account's links back to this day, unless they are older. */
export async function dateLinks(accountId: string, madeAt: Date, db: Executor): Promise<void> {
  await db
    .updateTable('links')
    .set({ created_at: madeAt })
    .where('account_id', '=', accountId)
    .where('created_at', '>', madeAt)
    .execute()
}
