import { sql } from 'kysely'
import type { MeasuredLayout } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'

/** Returns the stored layouts of these slides of the account. */
export const listLayouts = (accountId: string, slideIds: readonly string[], db: Executor) =>
  db
    .selectFrom('slide_layouts')
    .select(['item_id', 'measured', 'layout'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`item_id = any(${slideIds}::text[])`)
    .execute()

/** Stores these layouts, each in place of the one before. Returns how many: slides of others are left out. */
export async function saveLayouts(
  accountId: string,
  layouts: readonly MeasuredLayout[],
  now: Date,
  db: Executor,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into slide_layouts (item_id, account_id, measured, layout, measured_at)
    select item_id, account_id, one ->> 'measured', one -> 'layout', ${now}
    from jsonb_array_elements(${JSON.stringify(layouts)}::jsonb) as one
    join experience_items on item_id = one ->> 'slideId'
    where account_id = ${accountId} and deleted_at is null
    order by item_id
    on conflict (item_id) do update
    set measured = excluded.measured, layout = excluded.layout, measured_at = excluded.measured_at`.execute(db)
  return Number(numAffectedRows)
}
