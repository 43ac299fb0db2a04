import type { Executor } from '../../platform/db/database.ts'
import { notTakenDown } from '../../platform/db/not-taken-down.ts'

/** Returns whose app it is, if a link of that time shows it. A public read: the signed address is the key. */
export async function findOwner(experienceId: string, issuedAt: Date, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select('e.account_id')
    .where('e.experience_id', '=', experienceId)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '!=', 'INACTIVE')
    .where((eb) => eb.or([eb('e.previews_ended_at', 'is', null), eb('e.previews_ended_at', '<', issuedAt)]))
    .where(notTakenDown)
    .executeTakeFirst()
  return row?.account_id
}

/** Whether the account has this app. */
export async function isOwn(accountId: string, experienceId: string, db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('experiences')
    .select('experience_id')
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the links made until then. Returns false when the account has no such app. */
export async function endLinks(accountId: string, experienceId: string, now: Date, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('experiences')
    .set({ previews_ended_at: now })
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
