import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

/** Locks the account's row (against other such locks, not against rows that refer to it) and returns its access level. */
export async function lockAccessLevel(accountId: string, trx: Executor): Promise<number | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select('access_level')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.access_level
}

/** Returns the size of the largest of the account's instant apps that show one of these items; 0 when none does. */
export async function heaviestPage(accountId: string, itemIds: readonly string[], trx: Executor): Promise<number> {
  const pages = trx
    .selectFrom('experiences as e')
    .innerJoin('experience_items as i', (join) =>
      join.onRef('i.account_id', '=', 'e.account_id').on(sql<boolean>`i.item_id = any(e.item_ids)`),
    )
    .innerJoin('views as v', (join) =>
      join.onRef('v.account_id', '=', 'i.account_id').onRef('v.view_id', '=', 'i.view_id'),
    )
    .select(sql<number>`sum(v.weight)`.as('weight'))
    .where('e.account_id', '=', accountId)
    .where('e.deleted_at', 'is', null)
    .where(sql<boolean>`e.item_ids && ${itemIds}`)
    .groupBy('e.experience_id')
  const row = await trx
    .selectFrom(pages.as('p'))
    .select(sql<number>`coalesce(max(p.weight), 0)::int`.as('weight'))
    .executeTakeFirstOrThrow()
  return row.weight
}
