import type { Report } from '../../features/visits/report.ts'
import { writeReports } from '../../features/visits/store.ts'
import type { Database } from '../../platform/db/database.ts'
import { aReport } from './a-report.ts'

/** Stores visits together, as reported by the viewer. */
export const storeVisits = (db: Database, ...visits: Partial<Report>[]): Promise<number> =>
  writeReports(visits.map(aReport), db)
export type { VisitEvent } from '../../features/visits/visit.ts'
