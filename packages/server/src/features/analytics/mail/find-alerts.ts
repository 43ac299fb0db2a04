import type { Wall } from '@taplet/base/zone-clock'
import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import { createZonedDays, readDay } from '../../../platform/zoned-days.ts'
import { findFirstVisit } from '../subjects/store.ts'
import type { Alert } from './alert-mail.ts'
import { classifyDay } from './classify-day.ts'
import * as store from './numbers-store.ts'

const WEEK_DAYS = 7
const WEEKS = 4

interface Order {
  accountId: string
  zone: string
  /** The day to classify. */
  day: Wall
  /** Day of each app's last alert. */
  alerted: Readonly<Record<string, string>>
}

/** Returns the account's apps with an unusual day and no alert within a week; most visits first. */
export async function findAlerts({ accountId, zone, day, alerted }: Order, db: Database): Promise<Alert[]> {
  const { startOf } = createZonedDays(zone, day - WEEKS * WEEK_DAYS * DAY_MS, day + DAY_MS)
  const spans = Array.from({ length: WEEKS + 1 }, (_, index) => {
    const start = day - index * WEEK_DAYS * DAY_MS
    return { index, from: startOf(start), to: startOf(start + DAY_MS) }
  })
  const oldest = startOf(day - (WEEKS * WEEK_DAYS - 1) * DAY_MS)
  const byApp = Map.groupBy(await store.sumApps(accountId, spans, db), ({ id }) => id)
  const alerts: Alert[] = []
  for (const [id, rows] of byApp) {
    const [first] = rows
    const visits = rows.find(({ index }) => index === 0)?.visits ?? 0
    const usual = rows.reduce((sum, row) => sum + (row.index === 0 ? 0 : row.visits), 0) / WEEKS
    const verdict = classifyDay(visits, usual)
    // An owner who switched the app off knows why there are no visits.
    if (!first || !verdict || (verdict === 'DROP' && !first.active) || wasAlerted(alerted[id], day)) continue
    const began = await findFirstVisit({ kind: 'APP', id }, null, db)
    if (began && began.getTime() < oldest) alerts.push({ id, name: first.name, verdict, visits, usual })
  }
  return alerts.sort((one, other) => other.visits - one.visits)
}

const wasAlerted = (last: string | undefined, day: Wall): boolean =>
  last !== undefined && day - readDay(last) < WEEK_DAYS * DAY_MS
