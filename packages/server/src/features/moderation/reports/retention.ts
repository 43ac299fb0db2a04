import { DAY_MS } from '@taplet/base/time'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './store.ts'

/** Long enough for the reporter or the owner who appealed to come back to it. */
const RETENTION_DAYS = 180

/** Deletes what was closed half a year ago. */
export const createReportRetention = (db: Database, clock: () => Date) => (): Promise<void> =>
  store.deleteClosed(new Date(clock().getTime() - RETENTION_DAYS * DAY_MS), db)
