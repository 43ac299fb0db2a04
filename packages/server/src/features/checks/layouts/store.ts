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

/** Stores a layout in place of the one before. Returns false when the account has no such slide. */
export async function saveLayout(
  accountId: string,
  { slideId, measured, layout }: MeasuredLayout,
  now: Date,
  db: Executor,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into slide_layouts (item_id, account_id, measured, layout, measured_at)
    select item_id, account_id, ${measured}, ${JSON.stringify(layout)}::jsonb, ${now}
    from experience_items
    where item_id = ${slideId} and account_id = ${accountId} and deleted_at is null
    on conflict (item_id) do update
    set measured = excluded.measured, layout = excluded.layout, measured_at = excluded.measured_at`.execute(db)
  return numAffectedRows === 1n
}
