import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { createBlocklist } from './blocklist/service.ts'
import { createReportLimits } from './reports/report-limits.ts'
import { addReportRoutes, type ReportRoutes } from './reports/routes.ts'
import { createReports } from './reports/service.ts'
import { createReportRetention } from './reports/retention.ts'

type Dependencies = Omit<ReportRoutes, 'reports' | 'take'> & { db: Database; clock?: () => Date }

/** What keeps harm from visitors: reports, takedowns and websites that no page links to. */
export function createModeration({ db, clock = () => new Date(), ...dependencies }: Dependencies) {
  const reports = createReports(db)
  const take = createReportLimits(() => clock().getTime())
  return {
    blockedOf: createBlocklist(db).blockedOf,
    addPages: (server: FastifyInstance): void => addReportRoutes(server, { ...dependencies, reports, take }),
    /** For the daily round. */
    sweeps: { 'moderation.retention': createReportRetention(db, clock) },
  }
}
