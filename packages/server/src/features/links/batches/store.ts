import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

export async function put(
  accountId: string,
  { batchId, name, at }: { batchId: string; name: string; at: Date },
  db: Executor,
): Promise<void> {
  await db
    .insertInto('link_batches')
    .values({ batch_id: batchId, account_id: accountId, name, created_at: at })
    .execute()
}

/** Puts new links into a batch of the account. */
export async function addLinks(
  accountId: string,
  batchId: string,
  tagIds: readonly string[],
  db: Executor,
): Promise<void> {
  await db
    .updateTable('links')
    .set({ batch_id: batchId })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`tag_id = any(${tagIds})`)
    .execute()
}

/** Lists batches of the account that have links, the newest first. */
export const list = (accountId: string, db: Executor) =>
  db
    .selectFrom('link_batches as b')
    .select(['b.batch_id', 'b.name', 'b.created_at'])
    .where('b.account_id', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('links as l')
          .select('l.tag_id')
          .whereRef('l.batch_id', '=', 'b.batch_id')
          .where('l.deleted_at', 'is', null),
      ),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.batch_id')
    .execute()
