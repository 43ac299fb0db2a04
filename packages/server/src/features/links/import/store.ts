import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** The account's instant apps and their slides in order, as lines of an import name them. */
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

/** Does work that can fail halfway without the rest of the transaction. */
export async function inSavepoint(work: () => Promise<void>, trx: Executor): Promise<void> {
  await sql`savepoint import_line`.execute(trx)
  try {
    await work()
  } catch (error) {
    await sql`rollback to savepoint import_line`.execute(trx)
    throw error
  } finally {
    await sql`release savepoint import_line`.execute(trx)
  }
}
