import { writeReports } from '../../features/visits/store.ts'
import { aReport } from './a-report.ts'
import type { TestApp } from '../start-test-app.ts'

/** Simulates a scan of a link, so long ago. */
export async function scan({ clock, db }: TestApp, tagId: string, msAgo = 0): Promise<void> {
  await writeReports([aReport({ tagId, at: new Date(clock.now.getTime() - msAgo) })], db)
}
