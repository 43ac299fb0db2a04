import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import { createBlocklist } from './blocklist/service.ts'
import { createReportLimits } from './reports/report-limits.ts'
import { addReportRoutes, type ReportRoutes } from './reports/routes.ts'
import { createReports } from './reports/service.ts'
import { createReportRetention } from './reports/retention.ts'

type Dependencies = Omit<ReportRoutes, 'reports' | 'take'> & { db: Database; clock?: () => Date }

/** Protects visitors: reports, takedowns and blocked websites. */
export function createModeration({ db, clock = () => new Date(), ...dependencies }: Dependencies) {
  const reports = createReports(db)
  const take = createReportLimits(db, () => clock().getTime())
  return {
    blockedOf: createBlocklist(db).blockedOf,
    addPages: (server: FastifyInstance): void => addReportRoutes(server, { ...dependencies, reports, take }),
    /** For the daily clean-up. */
    sweeps: { 'moderation.retention': createReportRetention(db, clock) },
  }
}
