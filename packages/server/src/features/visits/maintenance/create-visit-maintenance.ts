import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { Sweeps } from '../../../platform/jobs/index.ts'
import { createAgentIds } from '../writing/agent-ids.ts'
import type { ArrivedReport } from '../report.ts'
import { endVisits } from './end-visits.ts'
import { deleteVisitorState } from './delete-visitor-state.ts'
import type { Classifier } from './classify-again.ts'
import { retainedSince } from './months.ts'
import { packDays } from './pack.ts'
import { dropPartitions, makePartitions } from './partitions.ts'
import { daysToClassify, reclassifyDay } from './reclassify.ts'
import { writePast } from './write-past.ts'

interface VisitMaintenanceDependencies {
  db: Database
  classifier: Classifier
  /** How many days raw rows are stored. */
  retentionDays: number
  now?: () => number
}

/** Older visits have been read and acted on. */
const RECLASSIFIED_DAYS = 30
/** Interval at which visits are ended. */
const OFTEN_MS = 10 * MINUTE_MS

/** Maintains the stored visits. */
export function createVisitMaintenance({
  db,
  classifier,
  retentionDays,
  now = Date.now,
}: VisitMaintenanceDependencies) {
  const agentIdsOf = createAgentIds(db)
  const clock = (): Date => new Date(now())
  return {
    /** Once a day. */
    sweeps: {
      'visits.months': async () => {
        await makePartitions(clock(), db)
        await dropPartitions(retainedSince(clock(), retentionDays), db)
      },
      'visits.forget': () => deleteVisitorState(clock(), db),
      'visits.rejudge': async () => {
        const since = new Date(now() - RECLASSIFIED_DAYS * DAY_MS)
        for (const day of await daysToClassify(since, classifier, db))
          await reclassifyDay(day, { db, classifier, now: clock() })
      },
      'visits.pack': () => packDays(clock(), db),
    } satisfies Sweeps,
    /** Every few minutes. */
    often: { everyMs: OFTEN_MS, sweeps: { 'visits.end': () => endVisits(clock(), db) } satisfies Sweeps },
    /** Stores past visits, classified by today's lists and with their ends. Each must be new. */
    async storePast(visits: readonly Omit<ArrivedReport, 'judge'>[], trx: Executor): Promise<void> {
      const { ids } = await agentIdsOf(visits.map(({ agent }) => agent))
      const reports = visits.map(({ agent, ...visit }) => ({
        ...visit,
        agentId: ids.get(agent) ?? 0,
        judge: classifier.name,
      }))
      await writePast(reports, trx)
    },
  }
}
