import type { Executor } from '../../../platform/db/database.ts'

/** Returns which of these keys the user is known by, and whether any device of theirs is known at all. */
export async function findKnown(userId: string, keys: readonly string[], now: Date, db: Executor) {
  const rows = await db
    .selectFrom('auth_known_devices')
    .select('key_hash')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute()
  return { hasAny: rows.length > 0, isKnown: rows.some(({ key_hash }) => keys.includes(key_hash)) }
}

export async function rememberKeys(
  userId: string,
  keys: readonly string[],
  expiresAt: Date,
  db: Executor,
): Promise<void> {
  await db
    .insertInto('auth_known_devices')
    .values(keys.map((key_hash) => ({ user_id: userId, key_hash, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet({ expires_at: expiresAt }))
    .execute()
}
