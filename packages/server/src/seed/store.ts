import { sql } from 'kysely'
import type { Executor } from '../platform/db/database.ts'

export async function findOrigin(name: string, db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('seeds').select('origin').where('name', '=', name).executeTakeFirst()
  return row?.origin
}

export async function markDone(name: string, origin: string, db: Executor): Promise<void> {
  await db
    .insertInto('seeds')
    .values({ name, origin })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ origin }))
    .execute()
}

/** Returns the account that signs in with this address. */
export async function findAccountId(email: string, db: Executor): Promise<string | undefined> {
  const row = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** Returns the address of the account's picture uploaded under this name. */
export async function findPicture(accountId: string, fileName: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .select('url')
    .where('account_id', '=', accountId)
    .where('file_name', '=', fileName)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.url
}

/** Returns the account's identity id, the prefix of its files. */
export async function setAccessLevel(accountId: string, accessLevel: number, db: Executor): Promise<string> {
  const row = await db
    .updateTable('accounts')
    .set({ access_level: accessLevel })
    .where('account_id', '=', accountId)
    .returning('identity_id')
    .executeTakeFirstOrThrow()
  return row.identity_id
}

/** Gives the account a username, unless it has one or another account has this one. */
export async function setUsername(accountId: string, username: string, db: Executor): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ username })
    .where('account_id', '=', accountId)
    .where('username', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as other').select('other.account_id').where('other.username', '=', username))),
    )
    .execute()
}

/** The demo account is nobody's first day: the checklist is put away. */
export async function putChecklistAway(accountId: string, db: Executor): Promise<void> {
  await db
    .insertInto('onboarding_events')
    .values({ account_id: accountId, event: 'PUT_AWAY' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Updates the account's links to our own pages to our current origin. */
export async function moveLinks(accountId: string, from: string, to: string, db: Executor): Promise<void> {
  const [before, after] = [`"${from}/`, `"${to}/`]
  await db
    .updateTable('views')
    .set({
      widgets: sql<string>`replace(widgets::text, ${before}, ${after})::jsonb`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`position(${before} in widgets::text) > 0`)
    .execute()
}

/** Runs the work unless another process is doing so. The lock is released with the connection, however this process ends. */
export const exclusively = (lock: number, db: Executor, work: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_lock(${lock}) as is_free`.execute(
      connection,
    )
    if (!rows[0]?.is_free) return
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
