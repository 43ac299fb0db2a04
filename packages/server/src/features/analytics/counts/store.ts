import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { countLinkVisits } from '../../../platform/db/visits/link-visits.ts'
import { countsInSpan, spanTable, type VisitSpan } from '../../../platform/db/visits/visit-spans.ts'
import { sumKinds } from '../../../platform/db/visits/visit-sums.ts'

export async function listApps(accountId: string, db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('experiences')
    .select('experience_id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('experience_id')
    .execute()
  return rows.map((row) => row.experience_id)
}

interface CountRow {
  id: string
  index: number
  n: number
}

/** Counts all visits these apps ever had. */
export async function countEver(ids: readonly string[], db: Executor): Promise<Map<string, number>> {
  const { rows } = await sql<CountRow>`
    select s.subject_id as id, sum(s.total)::float8 as n
    from visit_sums s
    where s.subject_id = any(${ids}) and s.subject = 'A' and s.kind = ${sumKinds.VISIT} and s.key = ''
    group by 1`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Counts visits to each of these apps in each span. */
export async function countApps(
  ids: readonly string[],
  spans: readonly VisitSpan[],
  db: Executor,
): Promise<CountRow[]> {
  const visitsOf = sql`s.subject_id = any(${ids}) and s.subject = 'A' and s.kind = ${sumKinds.VISIT} and s.key = ''`
  const { rows } = await sql<CountRow>`
    select s.subject_id as id, b.index, sum(s.n)::float8 as n
    from ${spanTable(spans)}
    cross join ${countsInSpan(visitsOf)}
    group by 1, 2`.execute(db)
  return rows
}

export const countLinks = countLinkVisits
