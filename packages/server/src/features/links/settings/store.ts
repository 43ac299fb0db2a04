import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

export async function findFallback(accountId: string, db: Executor): Promise<string> {
  const row = await db
    .selectFrom('link_settings')
    .select('fallback_url')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.fallback_url ?? ''
}

export async function saveFallback(accountId: string, url: string, db: Executor): Promise<void> {
  await db
    .insertInto('link_settings')
    .values({ account_id: accountId, fallback_url: url })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ fallback_url: url, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
