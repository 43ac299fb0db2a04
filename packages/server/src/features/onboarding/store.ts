import type { Executor } from '../../platform/db/database.ts'

export async function listEvents(accountId: string, db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('onboarding_events').select('event').where('account_id', '=', accountId).execute()
  return new Set(rows.map(({ event }) => event))
}

/** Returns false where it had happened before. */
export async function addEvent(accountId: string, event: string, db: Executor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('onboarding_events')
    .values({ account_id: accountId, event })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteEvent(accountId: string, event: string, db: Executor): Promise<void> {
  await db.deleteFrom('onboarding_events').where('account_id', '=', accountId).where('event', '=', event).execute()
}
