import { DAY_MS } from '@taplet/base/time'
import { type LinkHealth, type LinkScans, RECENT_DAYS, type Tag } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { dayStart } from '../../../platform/zoned-days.ts'
import * as store from './store.ts'

interface StatsDependencies {
  db: Database
  list: (accountId: string) => Promise<Tag[]>
  healthOf: (accountId: string, tags: readonly Tag[]) => Promise<Record<string, LinkHealth>>
  clock: () => Date
}

/** Before any visit. */
const BEGINNING = Date.UTC(2000, 0, 1)
const [EVER, TODAY, LAST_30_DAYS] = [0, 1, 2]

/** Scans and health of all links of an account. */
export const createLinkStats = ({ db, list, healthOf, clock }: StatsDependencies) => ({
  async scans(accountId: string, tags: readonly Tag[], timezone: string): Promise<Record<string, LinkScans>> {
    const now = clock()
    const to = now.getTime() + DAY_MS // clocks of two processes may differ a little
    const spans = [
      { index: EVER, from: BEGINNING, to },
      { index: TODAY, from: dayStart(now, timezone).getTime(), to },
      { index: LAST_30_DAYS, from: dayStart(now, timezone, RECENT_DAYS - 1).getTime(), to },
    ]
    const rows = await store.countScans(accountId, spans, db)
    const counts = new Map(rows.map(({ tagId, index, n }) => [`${index}/${tagId}`, n]))
    const count = (tagId: string, index: number): number => counts.get(`${index}/${tagId}`) ?? 0
    const lastScans = new Map((await store.listLastScans(accountId, db)).map((row) => [row.tag_id, row.last_at]))
    return Object.fromEntries(
      tags.map(({ tagId }): [string, LinkScans] => [
        tagId,
        {
          total: count(tagId, EVER),
          today: count(tagId, TODAY),
          last30Days: count(tagId, LAST_30_DAYS),
          lastAt: lastScans.get(tagId)?.toISOString() ?? null,
        },
      ]),
    )
  },

  async find(accountId: string, timezone: string) {
    const tags = await list(accountId)
    return {
      scans: await this.scans(accountId, tags, timezone),
      health: await healthOf(accountId, tags),
    }
  },
})
export type LinkStats = ReturnType<typeof createLinkStats>
