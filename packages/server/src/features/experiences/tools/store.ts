import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

const RECENT_DAYS = 30
/** Counting on would cost time and tell no more. */
const MAX_COUNTED = 100_000

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

/** Any constant of ours. */
const COPY_LOCK = 7_261_006

/** Makes all copies take turns until the transaction ends: copies of one name, by whomever, look for the same paths. */
export async function lockCopying(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COPY_LOCK})`.execute(trx)
}

/** Those of these paths that nobody has or had. */
export async function findUntaken(paths: readonly string[], db: Executor): Promise<Set<string>> {
  const rows = await db
    .selectFrom('experience_paths')
    .select('path')
    .where(sql<boolean>`path = any(${paths})`)
    .execute()
  const taken = new Set(rows.map((row) => row.path))
  return new Set(paths.filter((path) => !taken.has(path)))
}

/** What hangs on an instant app; undefined when the account has none such. */
export const findConsequences = (accountId: string, experienceId: string, db: Executor) =>
  db
    .selectFrom('experiences as e')
    .innerJoinLateral(
      sql<{ visits: number; scans: number }>`(
        select count(*)::int as visits, count(tag_id)::int as scans from (
          select tag_id from hits v where v.experience_id = e.experience_id
            and v.verdict = 'HUMAN' and v.at >= now() - make_interval(days => ${RECENT_DAYS}::int) limit ${MAX_COUNTED}) counted
        )`.as('recent'),
      (join) => join.onTrue(),
    )
    .select(['recent.visits', 'recent.scans'])
    .select([
      sql<number>`(select count(*)::int from links l where l.experience_id = e.experience_id)`.as('links'),
      sql<number>`(select count(*)::int from experience_paths p
        where p.experience_id = e.experience_id and p.path <> e.path)`.as('former_paths'),
      sql<Date | null>`(select max(at) from hits v where v.experience_id = e.experience_id
        and v.verdict = 'HUMAN')`.as('last_visit_at'),
      sql<number>`(select count(*)::int from unnest(e.item_ids) as own (item_id) where not exists (
        select from experiences other where other.account_id = e.account_id and other.deleted_at is null
          and other.experience_id <> e.experience_id and other.item_ids @> array[own.item_id]))`.as('own_slides'),
    ])
    .where('e.account_id', '=', accountId)
    .where('e.experience_id', '=', experienceId)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()

/** Hides these; their paths and links stay. Answers those that were not hidden before. */
export async function hideMany(accountId: string, ids: readonly string[], trx: Executor): Promise<string[]> {
  const rows = await trx
    .updateTable('experiences')
    .set({ deleted_at: sql<Date>`now()`, ...changed })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`experience_id = any(${ids})`)
    .returning('experience_id')
    .execute()
  return rows.map((row) => row.experience_id)
}

export async function setActive(
  accountId: string,
  ids: readonly string[],
  active: boolean,
  trx: Executor,
): Promise<void> {
  await trx
    .updateTable('experiences')
    .set({ active, ...changed })
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`experience_id = any(${ids})`)
    .execute()
}
