import type { Executor } from '../../../platform/db/database.ts'

/** Deletes attempts, limits and sessions that expired before the date. */
export async function deleteExpired(before: Date, db: Executor): Promise<void> {
  for (const table of ['auth_attempts', 'auth_limits', 'auth_session', 'limit_counts'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', before).execute()
  }
}
