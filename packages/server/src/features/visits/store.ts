import { type RawBuilder, sql } from 'kysely'
import type { Database, Executor } from '../../platform/db/database.ts'
import { countStatements } from '../../platform/db/count-statements.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addSums, byQuarter, sumsInsert } from './writing/add-sums.ts'
import { plainLiteral } from './writing/array-literal.ts'
import { splitReports } from './split-reports.ts'
import { hitsInsert } from './writing/hits-insert.ts'
import { classifyGuests } from './classify-guests.ts'
import { type OpenedVisit, openVisits } from './writing/open-visits.ts'
import type { Report } from './report.ts'
import { type Sum, sumsOfHits } from './writing/sums.ts'
import type { TrafficClass } from './visit.ts'
import { happenedIn, writeVisitEvents } from './writing/write-visit-events.ts'

/** Its begin and commit are statements, too. */
const OF_TRANSACTION = 2

/** Stores reports and their sums, all or nothing. Returns how many statements that took. */
export async function writeReports(reports: readonly Report[], db: Database): Promise<number> {
  let statements = 0
  await inTransaction(db, async (trx) => {
    statements += OF_TRANSACTION
    const counting = countStatements(trx, () => statements++)
    const { passing, visits } = await splitReports(reports, counting)
    const fresh = await insertHits(passing, counting)
    const passed = passing.filter(({ visitId }) => fresh.delete(visitId))
    const { sums, changes } = await writeVisits(mergeReports(visits), counting)
    await addSums([...sumsOfHits(passed), ...sums], counting, changes)
  })
  return statements
}

/** What remains to be stored of visits. */
interface Written {
  sums: Sum[]
  changes: RawBuilder<unknown>[]
}

async function writeVisits(reports: readonly Report[], trx: Executor): Promise<Written> {
  if (reports.length === 0) return { sums: [], changes: [] }
  const opened = await openVisits(reports, trx)
  const begun = reports.flatMap((report): Report[] => {
    const visit = opened.get(report.visitId)
    if (!visit?.isNew) return []
    const { tagId, linkUtm } = visit
    const isAsReported = tagId === report.tagId && linkUtm === null
    return [isAsReported ? report : { ...report, tagId, utm: report.utm ?? linkUtm }]
  })
  const classified = await classifyGuests(begun, trx)
  for (const { visitId, verdict } of classified) setVerdict(opened.get(visitId), verdict)
  const hits = classified.length > 0 ? [hitsInsert(classified)] : []
  const { sums, changes } = await writeVisitEvents(happenedIn(opened, reports), hits, trx)
  return { sums: [...sumsOfHits(classified), ...sums], changes: [...changes, ...duplicatesUpdate(classified)] }
}

function setVerdict(visit: OpenedVisit | undefined, verdict: TrafficClass): void {
  if (visit) visit.verdict = verdict
}

/** One statement may touch a row only once: reports of the same visit are merged. Sorted by id. */
function mergeReports(reports: readonly Report[]): Report[] {
  const byId = new Map<string, Report>()
  for (const report of reports) {
    const known = byId.get(report.visitId)
    if (!known) byId.set(report.visitId, report)
    else if (known.experienceId === report.experienceId) byId.set(report.visitId, merge(known, report))
  }
  return [...byId.values()].sort((one, other) => (one.visitId < other.visitId ? -1 : 1))
}

const merge = (one: Report, other: Report): Report => ({
  ...one,
  furthestSlide: Math.max(one.furthestSlide, other.furthestSlide),
  events: [...one.events, ...other.events],
})

/** Later events in a visit that only repeats another count as little as the visit. */
function duplicatesUpdate(classified: readonly Report[]): RawBuilder<unknown>[] {
  const ids = classified.filter(({ verdict }) => verdict === 'DUPLICATE').map(({ visitId }) => visitId)
  return ids.length === 0
    ? []
    : [sql`update open_visits set verdict = 'DUPLICATE' where visit_id = any(${plainLiteral(ids)}::uuid[])`]
}

/** Returns the ids of those that are new. */
async function insertHits(hits: readonly Report[], trx: Executor): Promise<Set<string>> {
  if (hits.length === 0) return new Set()
  const { rows } = await sql<{ visit_id: string }>`${hitsInsert(hits)} returning visit_id`.execute(trx)
  return new Set(rows.map(({ visit_id: visitId }) => visitId))
}

/**
 * Stores hits of bots, each with its own id; nothing waits for them or follows them. Mostly one statement, so that
 * little is lost when the process is killed.
 */
export async function writeBots(reports: readonly Report[], db: Database): Promise<number> {
  const [quarter, ...others] = byQuarter(sumsOfHits(reports))
  if (!quarter || others.length > 0) return writeReports(reports, db)
  await sql`with stored as (${hitsInsert(reports)}) ${sumsInsert(quarter)}`.execute(db)
  return 1
}
