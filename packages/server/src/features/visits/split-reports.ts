import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Report } from './report.ts'
import type { TrafficClass } from './visit.ts'

const BOT_VERDICTS: ReadonlySet<TrafficClass> = new Set(['BOT', 'PREVIEW', 'HEAD', 'PREFETCH'])

const isOfBot = ({ verdict }: Report): boolean => verdict === 'FLOOD' || BOT_VERDICTS.has(verdict)
/** A report of the page's script has a visit id; a fetched page and a flood have none. */
const namesVisit = ({ verdict, signs }: Report): boolean => verdict !== 'FLOOD' && signs.includes('BEACON')

interface Split {
  /** Single hits; nothing follows them. */
  passing: Report[]
  /** Beginnings first. */
  visits: Report[]
}

/**
 * Separates reports of visits from hits of bots. A visit is classified when it begins: later reports may have another
 * user agent (a browser that closes a page may use its own) and still belong to that visit.
 */
export async function splitReports(reports: readonly Report[], trx: Executor): Promise<Split> {
  const [bots, people] = [reports.filter(isOfBot), reports.filter((report) => !isOfBot(report))]
  const asked = bots.filter(namesVisit)
  if (asked.length === 0) return { passing: bots, visits: people }
  const known = new Map(people.map(({ visitId, experienceId }) => [visitId, experienceId]))
  for (const { visitId, experienceId } of await findOpen(asked, trx)) known.set(visitId, experienceId)
  const goesOn = (report: Report): boolean =>
    namesVisit(report) && known.has(report.visitId) && known.get(report.visitId) === report.experienceId
  return {
    passing: bots.filter((report) => !goesOn(report)),
    visits: [...people, ...bots.filter(goesOn)],
  }
}

async function findOpen(
  reports: readonly Report[],
  trx: Executor,
): Promise<{ visitId: string; experienceId: string | null }[]> {
  const { rows } = await sql<{ visitId: string; experienceId: string | null }>`
    select visit_id as "visitId", experience_id as "experienceId" from open_visits
    where visit_id = any(${reports.map(({ visitId }) => visitId)}::uuid[])`.execute(trx)
  return rows
}
