import type { LinkHealth, LinkScans, Tag } from '@taplet/contract/codes'
import type { Database } from '../../../platform/db/database.ts'
import { dayStart } from '../../../platform/zoned-days.ts'
import * as store from './store.ts'

interface StatsDependencies {
  db: Database
  list: (accountId: string) => Promise<Tag[]>
  healthOf: (accountId: string, tags: readonly Tag[]) => Promise<Record<string, LinkHealth>>
  clock: () => Date
}

const DAYS = 30
const NEVER: LinkScans = { total: 0, today: 0, last30Days: 0, lastAt: null }

/** Scans and health of all links of an account. */
export const createLinkStats = ({ db, list, healthOf, clock }: StatsDependencies) => ({
  async scans(accountId: string, tags: readonly Tag[], timezone: string): Promise<Record<string, LinkScans>> {
    const now = clock()
    const [today, last30Days] = [dayStart(now, timezone), dayStart(now, timezone, DAYS - 1)]
    const rows = await store.countScans(accountId, today, last30Days, db)
    const counted = new Map(
      rows.map(({ tag_id, total, today: ofToday, last_30_days, last_at }) => [
        tag_id,
        { total, today: ofToday, last30Days: last_30_days, lastAt: last_at.toISOString() },
      ]),
    )
    return Object.fromEntries(tags.map(({ tagId }) => [tagId, counted.get(tagId) ?? NEVER]))
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
