import type { LimitedKind } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Counts what the plan limits in number. Throws when the database gives no row. */
export async function countAll(accountId: string, db: Executor): Promise<Record<LimitedKind, number>> {
  const { rows } = await sql<Record<LimitedKind, number>>`select
    (select count(*)::int from experiences where account_id = ${accountId} and deleted_at is null) as "experience",
    (select count(*)::int from experience_items where account_id = ${accountId} and deleted_at is null)
      as "experienceItem",
    (select count(*)::int from links where account_id = ${accountId} and deleted_at is null and not is_default)
      as "link",
    (select count(*)::int from qr_designs where account_id = ${accountId} and deleted_at is null) as "qrDesign"
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}
