import type { Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type SessionRow = Selectable<Tables['auth_session']>

/** Finds the session of a token. */
export const findSession = (
  token: string,
  now: Date,
  db: Executor,
): Promise<Pick<SessionRow, 'id' | 'user_id' | 'proven_at'> | undefined> =>
  db
    .selectFrom('auth_session')
    .select(['id', 'user_id', 'proven_at'])
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export async function insertSession(
  row: Pick<
    SessionRow,
    | 'id'
    | 'user_id'
    | 'token'
    | 'expires_at'
    | 'ip_address'
    | 'user_agent'
    | 'country'
    | 'updated_at'
    | 'proven_at'
    | 'active_account_id'
  >,
  db: Executor,
): Promise<void> {
  await db
    .insertInto('auth_session')
    .values({ ...row, created_at: row.updated_at })
    .execute()
}

export async function deleteByToken(token: string, db: Executor): Promise<void> {
  await db.deleteFrom('auth_session').where('token', '=', token).execute()
}

/** The last used first. */
export const findSessions = (userId: string, now: Date, db: Executor): Promise<SessionRow[]> =>
  db
    .selectFrom('auth_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()

/** Ends one session of the user. Returns whether there was one. */
export async function deleteSession(userId: string, sessionId: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the user's sessions but this one; without one, all. Returns how many. */
export async function deleteOtherSessions(
  userId: string,
  currentId: string | undefined,
  db: Executor,
): Promise<number> {
  const all = db.deleteFrom('auth_session').where('user_id', '=', userId)
  const query = currentId === undefined ? all : all.where('id', '!=', currentId)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

export async function noteUse(sessionId: string, now: Date, db: Executor): Promise<void> {
  await db.updateTable('auth_session').set({ updated_at: now }).where('id', '=', sessionId).execute()
}

export async function noteProof(sessionId: string, now: Date, db: Executor): Promise<void> {
  await db.updateTable('auth_session').set({ proven_at: now }).where('id', '=', sessionId).execute()
}
