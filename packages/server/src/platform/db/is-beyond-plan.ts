import { FREE_LIMITS, TIER_LEVELS } from '@taplet/contract'
import { type RawBuilder, sql } from 'kysely'

const TABLES = {
  experience: { table: 'experiences', id: 'experience_id' },
  experienceItem: { table: 'experience_items', id: 'item_id' },
} as const

/**
 * Whether a row is one of those that the Free plan has no place for (spec D18): the chosen ones come first, then the
 * oldest. It looks at no more rows than there are places.
 */
export function isBeyondPlan(kind: keyof typeof TABLES, alias: string): RawBuilder<boolean> {
  const { table, id } = TABLES[kind]
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const limit = FREE_LIMITS[kind]
  return sql<boolean>`(case
    when (select access_level from accounts owner where owner.account_id = ${column('account_id')}) >= ${TIER_LEVELS.STARTER}
      then false
    else (select count(*) from (
      select 1 from ${sql.table(table)} o
      where o.account_id = ${column('account_id')} and o.deleted_at is null
        and (not o.is_kept, o.created_at, ${sql.ref(`o.${id}`)})
          < (not ${column('is_kept')}, ${column('created_at')}, ${column(id)})
      limit ${limit}) ahead) >= ${limit} end)`
}
