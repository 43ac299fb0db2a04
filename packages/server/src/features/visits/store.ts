import { sql } from 'kysely'
import type { Database, Executor } from '../../platform/db/database.ts'
import { countStatements } from '../../platform/db/count-statements.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addSums, byQuarter, sumsInsert } from './add-sums.ts'
import { splitReports } from './going-on.ts'
import { hitsInsert } from './hits-insert.ts'
import { judgeGuests } from './judge-guests.ts'
import { type Sum, sumsOfHit } from './sums.ts'
import type { Happening, Hit, OpenVisit } from './visit.ts'
import { writeHappenings } from './write-happenings.ts'

/** What came in of one visit: its beginning, or more of it. */
export interface Report extends Hit {
  agentId: number
  /** Who judged it: the list of robots and its version. */
  judge: string
  furthestSlide: number
  happenings: readonly Happening[]
}

/** The same, as it arrived: with the name of its program. */
export type ArrivedReport = Omit<Report, 'agentId'> & { agent: string }

/** Its beginning and its end are statements, too. */
const OF_TRANSACTION = 2

/** Stores reports, and what they add to the sums, for good or not at all. Answers how many statements that took. */
export async function writeReports(reports: readonly Report[], db: Database): Promise<number> {
  let statements = 0
  await inTransaction(db, async (trx) => {
    statements += OF_TRANSACTION
    const counting = countStatements(trx, () => statements++)
    const { passing, visits } = await splitReports(reports, counting)
    const fresh = await insertHits(passing, counting)
    const passed = passing.filter(({ visitId }) => fresh.delete(visitId))
    const sums = [...passed.flatMap(sumsOfHit), ...(await writeVisits(mergeReports(visits), counting))]
    await addSums(sums, counting)
  })
  return statements
}

async function writeVisits(reports: readonly Report[], trx: Executor): Promise<Sum[]> {
  if (reports.length === 0) return []
  const opened = new Map((await openVisits(reports, trx)).map((visit) => [visit.visitId, visit]))
  const begun = reports.flatMap((report): Report[] => {
    const visit = opened.get(report.visitId)
    return visit?.isNew ? [{ ...report, tagId: visit.tagId, utm: report.utm ?? visit.linkUtm }] : []
  })
  const judged = await judgeGuests(begun, trx)
  await insertHits(judged, trx)
  await forgetDuplicates(judged, trx)
  const verdicts = new Map(judged.map(({ visitId, verdict }) => [visitId, verdict]))
  const visits = new Map(
    [...opened].map(([id, visit]) => [id, { ...visit, verdict: verdicts.get(id) ?? visit.verdict }]),
  )
  return [...judged.flatMap(sumsOfHit), ...(await writeHappenings(visits, reports, trx))]
}

/** One statement may touch a row once: reports of the same visit become one. In the order of their ids. */
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
  happenings: [...one.happenings, ...other.happenings],
})

interface OpenedVisit extends OpenVisit {
  isNew: boolean
  linkUtm: Readonly<Record<string, string>> | null
}

/**
 * Opens the visits that are new and moves the others on. A link that does not lead to that experience is not kept; of
 * one that does, its campaign words are. In the order of their ids, so that two processes that store the same ones do
 * not wait for each other in a ring.
 */
async function openVisits(reports: readonly Report[], trx: Executor): Promise<OpenedVisit[]> {
  const column = <K extends keyof Report>(name: K): Report[K][] => reports.map((report) => report[name])
  const { rows } = await sql<OpenedVisit>`
    with stored as (
      insert into open_visits as known (visit_id, at, experience_id, tag_id, verdict, furthest_slide, seen_at)
      select v.visit_id, v.at, e.experience_id, l.tag_id, v.verdict, v.furthest_slide, v.at
      from unnest(
        ${column('visitId')}::uuid[], ${column('at')}::timestamptz[], ${column('experienceId')}::text[],
        ${column('tagId')}::text[], ${column('verdict')}::text[], ${column('furthestSlide')}::int[]
      ) as v(visit_id, at, experience_id, tag_id, verdict, furthest_slide)
      left join experiences e on e.experience_id = v.experience_id
      left join links l on l.tag_id = v.tag_id and (v.experience_id is null or l.experience_id = v.experience_id
        or exists (select from jsonb_array_elements(l.rules) as rule
          where rule -> 'destination' ->> 'experienceId' = v.experience_id))
      where e.experience_id is not null or (v.experience_id is null and l.tag_id is not null)
      order by v.visit_id
      on conflict (visit_id) do update
        set furthest_slide = greatest(known.furthest_slide, excluded.furthest_slide),
          -- Indexes stay as they are while it is about the same.
          seen_at = case when excluded.seen_at > known.seen_at + interval '1 minute' then excluded.seen_at else known.seen_at end
        where known.experience_id is not distinct from excluded.experience_id
      returning known.*, (xmax = 0) as is_new
    )
    select stored.visit_id as "visitId", stored.at, stored.experience_id as "experienceId", stored.tag_id as "tagId",
      stored.verdict, stored.steps, stored.is_new as "isNew",
      (select jsonb_object_agg(key, value) from jsonb_each_text(l.utm) where value <> '') as "linkUtm"
    from stored left join links l on l.tag_id = stored.tag_id`.execute(trx)
  return rows
}

/** What follows in a visit that only repeats another counts as little as the visit. */
async function forgetDuplicates(judged: readonly Report[], trx: Executor): Promise<void> {
  const ids = judged.filter(({ verdict }) => verdict === 'DUPLICATE').map(({ visitId }) => visitId)
  if (ids.length > 0)
    await trx.updateTable('open_visits').set({ verdict: 'DUPLICATE' }).where('visit_id', 'in', ids).execute()
}

export /** Answers the ids of those that were not there before. */
async function insertHits(hits: readonly Report[], trx: Executor): Promise<Set<string>> {
  if (hits.length === 0) return new Set()
  const { rows } = await hitsInsert(hits).execute(trx)
  return new Set(rows.map(({ visit_id: visitId }) => visitId))
}

/**
 * Stores what nobody waits for and nothing follows: hits of machines, each with an id of its own. Mostly one statement, so
 * that little is lost when the process is killed.
 */
export async function writeMachines(reports: readonly Report[], db: Database): Promise<number> {
  const [quarter, ...others] = byQuarter(reports.flatMap(sumsOfHit))
  if (!quarter || others.length > 0) return writeReports(reports, db)
  await sql`with stored as (${hitsInsert(reports)}) ${sumsInsert(quarter)}`.execute(db)
  return 1
}
