import type { Database } from '../../../platform/db/database.ts'
import { countedSpans, ROLLING_WEEK, THIS_MONTH, TODAY, WEEK_DAYS } from './spans.ts'
import * as store from './store.ts'

interface CountDependencies {
  db: Database
  listLinks: (accountId: string) => Promise<readonly { tagId: string }[]>
  clock: () => Date
}

/** Returns a function that looks up the count of an id in a span. */
function counter(rows: readonly { id: string; index: number; n: number }[]) {
  const counts = new Map(rows.map(({ id, index, n }) => [`${index}/${id}`, n]))
  return (id: string, index: number): number => counts.get(`${index}/${id}`) ?? 0
}

const EMPTY_WEEK = Array.from({ length: WEEK_DAYS }, () => 0)
const byId = <T>(ids: readonly string[], of: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, of(id)]))

/** Returns the counts of the specification (spec §3, §7), in days of the caller's zone. */
export function createCounts({ db, listLinks, clock }: CountDependencies) {
  return {
    async visits(accountId: string, timezone: string) {
      const allIds = await store.listApps(accountId, db)
      const [ever, rows] = await Promise.all([
        store.countEver(allIds, db),
        store.countApps(allIds, countedSpans(clock(), timezone), db),
      ])
      const count = counter(rows)
      const all = (index: number): number => allIds.reduce((sum, id) => sum + count(id, index), 0)
      return {
        totalVisitsById: byId(allIds, (id) => ever.get(id) ?? 0),
        visitsTodayById: byId(allIds, (id) => count(id, TODAY)),
        weeklyVisitsById: byId(allIds, (id) => EMPTY_WEEK.map((_, day) => count(id, day))),
        visitsRollingWeek: all(ROLLING_WEEK),
        visitsThisMonth: all(THIS_MONTH),
        allIds,
      }
    },

    /** Push messages are not sent yet, so none are counted. */
    notifications: () => ({ total: 0, today: 0, weekly: EMPTY_WEEK, rollingWeek: 0, thisMonth: 0 }),

    async tags(accountId: string, timezone: string) {
      const ids = (await listLinks(accountId)).map(({ tagId }) => tagId)
      const week = countedSpans(clock(), timezone).slice(0, WEEK_DAYS)
      const rows = await store.countLinks(accountId, week, db)
      const count = counter(rows.map(({ tagId: id, ...row }) => ({ id, ...row })))
      return { weeklyById: byId(ids, (id) => EMPTY_WEEK.map((_, day) => count(id, day))) }
    },
  }
}
export type Counts = ReturnType<typeof createCounts>
