import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { lastVisitAt } from '../../../platform/db/visits/last-visit-at.ts'
import { countLinkVisits, linkCountsFrom } from '../../../platform/db/visits/link-visits.ts'

export const countScans = countLinkVisits

/** Returns the last visit by each link of the account; null when there was none since the account owns it. */
export const listLastScans = (accountId: string, db: Executor) =>
  db
    .selectFrom('links as l')
    .innerJoinLateral(sql<{ at: Date | null }>`(select ${lastVisitAt('L', sql`l.tag_id`)} as at)`.as('last'), (join) =>
      join.onTrue(),
    )
    .select('l.tag_id')
    .select(sql<Date | null>`case when last.at >= ${linkCountsFrom} then last.at end`.as('last_at'))
    .where('l.account_id', '=', accountId)
    .where('l.deleted_at', 'is', null)
    .execute()
