import { MINUTE_MS } from '@taplet/base/time'
import type { AnalyticsSubject } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import type { Reports } from '../service.ts'
import { countOpen } from './store.ts'

const LIVE_MS = 5 * MINUTE_MS

interface LiveDependencies {
  db: Database
  requireSubject: Reports['requireSubject']
  clock: () => Date
}

/** Returns visits with activity in the last five minutes. */
export const createLive =
  ({ db, requireSubject, clock }: LiveDependencies) =>
  async (accountId: string, subject: AnalyticsSubject) => {
    await requireSubject(accountId, subject)
    const rows = await countOpen(subject, new Date(clock().getTime() - LIVE_MS), db)
    return {
      visits: rows.reduce((sum, { visits }) => sum + visits, 0),
      slides: rows.flatMap(({ last_item: itemId, visits }) => (itemId === null ? [] : [{ itemId, visits }])),
    }
  }
export type Live = ReturnType<typeof createLive>
