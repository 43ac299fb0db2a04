import type { Insertable, Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type PasskeyRow = Selectable<Tables['auth_passkeys']>

export const findPasskeys = (userId: string, db: Executor): Promise<PasskeyRow[]> =>
  db.selectFrom('auth_passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

export const findByCredential = (credentialId: string, db: Executor): Promise<PasskeyRow | undefined> =>
  db.selectFrom('auth_passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

export async function insertPasskey(row: Insertable<Tables['auth_passkeys']>, db: Executor): Promise<PasskeyRow> {
  return db.insertInto('auth_passkeys').values(row).returningAll().executeTakeFirstOrThrow()
}

export const renamePasskey = (
  userId: string,
  passkeyId: string,
  name: string,
  db: Executor,
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('auth_passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returningAll()
    .executeTakeFirst()

export const deletePasskey = (userId: string, passkeyId: string, db: Executor): Promise<PasskeyRow | undefined> =>
  db
    .deleteFrom('auth_passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returningAll()
    .executeTakeFirst()

/** Stores the counter of a use. Returns false when another use was ahead: the passkey may have been copied. */
export async function noteUse(passkeyId: string, counter: number, now: Date, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_passkeys')
    .set({ counter, last_used_at: now })
    .where('passkey_id', '=', passkeyId)
    // Synced passkeys do not count: theirs stays 0.
    .where((where) => where.or([where('counter', '<', String(counter)), where.and([where('counter', '=', '0')])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
