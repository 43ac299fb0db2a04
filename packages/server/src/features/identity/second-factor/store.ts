import type { Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type SecondFactorRow = Selectable<Tables['auth_second_factors']>

export const findFactor = (userId: string, db: Executor): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('auth_second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Stores a secret that waits for its first code; a confirmed one stays. Returns whether it was stored. */
export async function storeSecret(userId: string, secret: string, now: Date, db: Executor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auth_second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('auth_second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Marks a step as used; of two with the same code one wins. Returns whether this one did. */
export async function useStep(userId: string, step: number, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function confirmFactor(userId: string, now: Date, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteFactor(userId: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('auth_second_factors').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceCodes(userId: string, hashes: readonly string[], db: Executor): Promise<void> {
  await db.deleteFrom('auth_recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('auth_recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Consumes a recovery code. Returns whether there was one. */
export async function useRecoveryCode(userId: string, codeHash: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countCodes(userId: string, db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('auth_recovery_codes')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
