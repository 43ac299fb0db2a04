import type { AnalyticsSubject } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { linkCountsFrom } from '../../../platform/db/visits/link-visits.ts'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'

export interface SubjectRow {
  name: string
  /** The slides it shows or leads to now, in order. */
  item_ids: string[]
  /** Earlier visits belong to a previous owner; null when there is none. */
  counts_from: Date | null
}

export const subjectLetter: { [K in AnalyticsSubject['kind']]: 'A' | 'L' } = { APP: 'A', LINK: 'L' }

const finders: {
  [K in AnalyticsSubject['kind']]: (accountId: string, id: string, db: Executor) => Promise<SubjectRow | undefined>
} = {
  APP: (accountId, id, db) =>
    db
      .selectFrom('experiences as e')
      .select(['e.name', 'e.item_ids', sql<Date | null>`null::timestamptz`.as('counts_from')])
      .where('e.experience_id', '=', id)
      .where('e.account_id', '=', accountId)
      .where('e.deleted_at', 'is', null)
      .executeTakeFirst(),
  LINK: (accountId, id, db) =>
    db
      .selectFrom('links as l')
      .select('l.name')
      .select(linkCountsFrom.as('counts_from'))
      .select(
        sql<string[]>`array(
          select item_id from (
            select l.experience_id as id, 0 as place
            union all
            select rule -> 'destination' ->> 'experienceId', place
            from jsonb_array_elements(l.rules) with ordinality as rules(rule, place)
          ) as led
          join experiences e on e.experience_id = led.id and e.account_id = l.account_id and e.deleted_at is null
          cross join unnest(e.item_ids) with ordinality as items(item_id, nth)
          order by led.place, nth)`.as('item_ids'),
      )
      .where('l.tag_id', '=', id)
      .where('l.account_id', '=', accountId)
      .where('l.deleted_at', 'is', null)
      .executeTakeFirst(),
}

/** Returns an instant app or a link of the account, or undefined. */
export const findSubject = (accountId: string, { kind, id }: AnalyticsSubject, db: Executor) =>
  finders[kind](accountId, id, db)

/** Returns the quarter of an hour of the first visit since that time. */
export async function findFirstVisit(
  { kind, id }: AnalyticsSubject,
  countsFrom: Date | null,
  db: Executor,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('visit_sums as s')
    .select(sql<Date>`(s.day + (array_lower(s.slots, 1) - 1) * interval '15 minutes') at time zone 'UTC'`.as('at'))
    .where('s.subject_id', '=', id)
    .where('s.subject', '=', subjectLetter[kind])
    .where('s.kind', '=', sumKinds.VISIT)
    .where('s.key', '=', '')
    .$if(countsFrom !== null, (query) =>
      query.where(
        sql<boolean>`s.day + array_upper(s.slots, 1) * interval '15 minutes' > (${countsFrom}::timestamptz at time zone 'UTC')`,
      ),
    )
    .orderBy('s.day')
    .limit(1)
    .executeTakeFirst()
  return row && (countsFrom && countsFrom > row.at ? countsFrom : row.at)
}

interface NamedItem {
  item_id: string
  name: string
  widgets: unknown
}

/** Returns slides of the account, including deleted ones. */
export const findItems = (accountId: string, itemIds: readonly string[], db: Executor): Promise<NamedItem[]> =>
  db
    .selectFrom('experience_items as i')
    .leftJoin('views as v', (join) =>
      join.onRef('v.account_id', '=', 'i.account_id').onRef('v.view_id', '=', 'i.view_id'),
    )
    .select(['i.item_id', 'i.name', 'v.widgets'])
    .where('i.account_id', '=', accountId)
    .where(sql<boolean>`i.item_id = any(${itemIds})`)
    .execute()

/** Returns names of links of the account, including deleted ones. */
export async function findLinkNames(
  accountId: string,
  tagIds: readonly string[],
  db: Executor,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('links')
    .select(['tag_id', 'name'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`tag_id = any(${tagIds})`)
    .execute()
  return new Map(rows.map(({ tag_id, name }) => [tag_id, name]))
}
