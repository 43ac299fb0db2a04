import type { Database } from '../../platform/db/database.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import { createCounts } from './counts/service.ts'
import { createLive } from './live/service.ts'
import { analyticsRoutes } from './routes.ts'
import { createReports } from './service.ts'
import { createShares } from './shares/service.ts'

interface Dependencies {
  db: Database
  listLinks: (accountId: string) => Promise<readonly { tagId: string }[]>
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  /** Notifies of the zone in which an account looks at its reports. */
  learnZone?: (accountId: string, zone: string) => Promise<void>
  clock?: () => Date
}

/** Shared reports one guest may open in ten minutes. */
const MAX_READINGS = 300

/** Analytics for owners: visits to their instant apps and by their links. */
export function createAnalytics({
  db,
  listLinks,
  addressKey = (address) => address,
  learnZone = async () => {},
  clock = () => new Date(),
}: Dependencies) {
  const reports = createReports(db, clock)
  const readings = createAllowances(() => clock().getTime(), MAX_READINGS)
  return {
    report: reports.report,
    routes: (bind: Bind): void =>
      analyticsRoutes(bind, {
        counts: createCounts({ db, listLinks, clock }),
        reports,
        learnZone,
        live: createLive({ db, requireSubject: reports.requireSubject, clock }),
        shares: createShares({ db, reports, newId }),
        takeReading: (address) => (readings.take(addressKey(address), 1) === 0 ? readings.secondsLeft() : 0),
      }),
  }
}
