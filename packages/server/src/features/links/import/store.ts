import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns the account's instant apps and their slides in order, for lines of an import that name them. */
export async function findNamed(accountId: string, db: Executor) {
  const apps = await db
    .selectFrom('experiences')
    .select(['experience_id', 'name', 'path', 'item_ids'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  const slides = await db
    .selectFrom('experience_items')
    .select(['item_id', 'name'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  const designs = await db
    .selectFrom('qr_designs')
    .select(['qr_design_id', 'name'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
  return { apps, slides, designs }
}
export type Named = Awaited<ReturnType<typeof findNamed>>

/** Runs work that can fail without aborting the rest of the transaction. Throws what the step throws. */
export async function inSavepoint<T>(work: () => Promise<T>, trx: Executor): Promise<T> {
  await sql`savepoint import_line`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint import_line`.execute(trx)
    throw error
  } finally {
    await sql`release savepoint import_line`.execute(trx)
  }
}
