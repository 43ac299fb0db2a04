import type { AppTheme } from '@taplet/slides/schema'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { lastVisitAt } from '../../../platform/db/visits/last-visit-at.ts'
import { countsInSpan, partsInSpan, spanTable, type VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { themeColumn } from '../store.ts'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }

/** Arbitrary but constant. */
const COPY_LOCK = 7_261_006

/** Serialises copying until the transaction ends: copies of one name, by any account, try the same paths. */
export async function lockCopying(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COPY_LOCK})`.execute(trx)
}

/** Returns those of these paths that nobody has or had. */
export async function findUntaken(paths: readonly string[], db: Executor): Promise<Set<string>> {
  const rows = await db
    .selectFrom('experience_paths')
    .select('path')
    .where(sql<boolean>`path = any(${paths})`)
    .execute()
  const taken = new Set(rows.map((row) => row.path))
  return new Set(paths.filter((path) => !taken.has(path)))
}

/** Counts visits that began in the span: all, and those by a link. */
async function countVisits(experienceId: string, recent: VisitSpan, db: Executor) {
  const ofApp = sql`s.subject_id = ${experienceId} and s.subject = 'A'`
  const { rows } = await sql<{ kind: number; n: number }>`
    select kind, sum(n)::float8 as n from (
      select s.kind, s.n from ${spanTable([recent])}
      cross join ${countsInSpan(sql`${ofApp} and s.kind = ${sumKinds.VISIT} and s.key = ''`)}
      union all
      select s.kind, s.n from ${spanTable([recent])}
      cross join ${partsInSpan(ofApp, sql`kind = ${sumKinds.LINK}`)}
    ) as counted
    group by kind`.execute(db)
  const count = (kind: keyof typeof sumKinds): number => rows.find((row) => row.kind === sumKinds[kind])?.n ?? 0
  // variant-name: what a sum or a report is of, no widget
  return { visits: count('VISIT'), scans: count('LINK') }
}

/** Returns what deleting an instant app would affect; undefined when the account has no such app. */
export async function findConsequences(accountId: string, experienceId: string, recent: VisitSpan, db: Executor) {
  const row = await db
    .selectFrom('experiences as e')
    .select([
      sql<number>`(select count(*)::int from links l where l.experience_id = e.experience_id)`.as('links'),
      sql<number>`(select count(*)::int from experience_paths p
        where p.experience_id = e.experience_id and p.path <> e.path)`.as('former_paths'),
      lastVisitAt('A', sql`e.experience_id`).as('last_visit_at'),
      sql<number>`(select count(*)::int from unnest(e.item_ids) as own (item_id) where not exists (
        select from experiences other where other.account_id = e.account_id and other.deleted_at is null
          and other.experience_id <> e.experience_id and other.item_ids @> array[own.item_id]))`.as('own_slides'),
    ])
    .where('e.account_id', '=', accountId)
    .where('e.experience_id', '=', experienceId)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, ...(await countVisits(experienceId, recent, db)) }
}

/** Hides these; their paths and links stay. Returns those not hidden before. */
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

export async function setTheme(
  accountId: string,
  experienceId: string,
  theme: AppTheme | null,
  trx: Executor,
): Promise<void> {
  await trx
    .updateTable('experiences')
    .set({ theme: themeColumn(theme), ...changed })
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .execute()
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
