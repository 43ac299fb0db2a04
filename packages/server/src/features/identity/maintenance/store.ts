import type { Executor } from '../../../platform/db/database.ts'

/** Deletes attempts, tickets, changes, limits, devices and sessions that expired before the date. */
export async function deleteExpired(before: Date, db: Executor): Promise<void> {
  for (const table of [
    'auth_attempts',
    'auth_contact_changes',
    'auth_known_devices',
    'auth_limits',
    'auth_session',
    'auth_tickets',
    'limit_counts',
  ] as const) {
    await db.deleteFrom(table).where('expires_at', '<', before).execute()
  }
}
