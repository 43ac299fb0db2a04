import type { AnalyticsSubject } from '@taplet/contract'
import type { Executor } from '../../../platform/db/database.ts'
import { sql } from 'kysely'

const columns = { APP: 'experience_id', LINK: 'tag_id' } as const

/** Counts people's visits with activity since then, by the slide they are on. */
export const countOpen = ({ kind, id }: AnalyticsSubject, after: Date, db: Executor) =>
  db
    .selectFrom('open_visits')
    .select(['last_item', sql<number>`count(*)::int`.as('visits')])
    .where(columns[kind], '=', id)
    .where('seen_at', '>=', after)
    .where('verdict', '=', 'HUMAN')
    .groupBy('last_item')
    .orderBy('visits', 'desc')
    .execute()
