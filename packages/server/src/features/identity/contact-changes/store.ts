import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type ContactChange = Selectable<Tables['auth_contact_changes']>

export async function insertChange(row: Insertable<Tables['auth_contact_changes']>, db: Executor): Promise<void> {
  await db.insertInto('auth_contact_changes').values(row).execute()
}

interface Answer {
  changeId: string
  userId: string
  codeHash: string
  maxMisses: number
  now: Date
}

/** Checks a code in one statement: the right one confirms the change, a wrong one counts. Undefined when it is closed. */
export function answerChange(
  { changeId, userId, codeHash, maxMisses, now }: Answer,
  db: Executor,
): Promise<(ContactChange & { isRight: boolean }) | undefined> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`
  return db
    .updateTable('auth_contact_changes')
    .set({
      confirmed_at: sql<Date | null>`case when ${isRight} then ${now}::timestamptz end`,
      misses: sql<number>`misses + case when ${isRight} then 0 else 1 end`,
    })
    .where('change_id', '=', changeId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('misses', '<', maxMisses)
    .returningAll()
    .returning(isRight.as('isRight'))
    .executeTakeFirst()
}

/** Lets a confirmed change be undone by a token, until then. */
export async function letUndo(changeId: string, undoHash: string, until: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_contact_changes')
    .set({ undo_hash: undoHash, undo_until: until, expires_at: until })
    .where('change_id', '=', changeId)
    .execute()
}

/** Returns the change that this token can undo. */
export const findUndoable = (undoHash: string, now: Date, db: Executor): Promise<ContactChange | undefined> =>
  db
    .selectFrom('auth_contact_changes')
    .selectAll()
    .where('undo_hash', '=', undoHash)
    .where('undo_until', '>', now)
    .where('undone_at', 'is', null)
    .executeTakeFirst()

/** Marks a change and all that were confirmed after it as undone, for ever. Returns them, the oldest first. */
export async function undoSince(change: ContactChange, now: Date, db: Executor): Promise<ContactChange[]> {
  const undone = await db
    .updateTable('auth_contact_changes')
    .set({ undone_at: now })
    .where('user_id', '=', change.user_id)
    .where('confirmed_at', '>=', change.confirmed_at)
    .where('undone_at', 'is', null)
    .returningAll()
    .execute()
  return undone.toSorted((a, b) => Number(a.confirmed_at) - Number(b.confirmed_at))
}

/** Has others wait who would change the addresses of this user, until the transaction ends. */
export async function lockUser(userId: string, trx: Executor): Promise<void> {
  await trx.selectFrom('auth_user').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Closes the changes that are not confirmed, of these channels. */
export async function closeOpen(userId: string, channels: ContactChange['channel'][], db: Executor): Promise<void> {
  await db
    .deleteFrom('auth_contact_changes')
    .where('user_id', '=', userId)
    .where('channel', 'in', channels)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function setEmail(userId: string, email: string, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Without a phone there is no code by text message. */
export async function setPhone(userId: string, phone: string | null, now: Date, db: Executor): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ phone, updated_at: now, ...(phone === null && { sms_challenge: false }) })
    .where('id', '=', userId)
    .execute()
}

/** Removes every way in that was added since: whoever changed the address may have added it. */
export async function deleteWaysInSince(userId: string, since: Date, db: Executor): Promise<void> {
  await db.deleteFrom('auth_passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await db.deleteFrom('auth_second_factors').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await db
    .deleteFrom('auth_account')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'google')
    .where('created_at', '>=', since)
    .execute()
  // No password fits any more: the next one is set by a code to the address that is back.
  await db
    .updateTable('auth_account')
    .set({ password: null })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await db.deleteFrom('auth_known_devices').where('user_id', '=', userId).execute()
}
