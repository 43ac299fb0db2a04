import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** Scans of the account's links since each became the account's: a tag may have been somebody else's before. */
export const countScans = (accountId: string, today: Date, last30Days: Date, db: Executor) =>
  db
    .selectFrom('links as l')
    .innerJoin('hits as v', (join) => join.onRef('v.tag_id', '=', 'l.tag_id').onRef('v.at', '>=', 'l.created_at'))
    .select('l.tag_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`(count(*) filter (where v.at >= ${today}))::int`.as('today'))
    .select(sql<number>`(count(*) filter (where v.at >= ${last30Days}))::int`.as('last_30_days'))
    .select(sql<Date>`max(v.at)`.as('last_at'))
    .where('l.account_id', '=', accountId)
    .where('l.deleted_at', 'is', null)
    .where('v.verdict', '=', 'HUMAN')
    .groupBy('l.tag_id')
    .execute()
