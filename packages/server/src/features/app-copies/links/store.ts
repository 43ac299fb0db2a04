import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { notTakenDown } from '../../../platform/db/not-taken-down.ts'
import { personName } from '../../../platform/db/person-name.ts'

/** Returns the account's link of an app, while it works. */
export const find = (accountId: string, experienceId: string, now: Date, db: Executor) =>
  db
    .selectFrom('copy_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

interface NewLink {
  accountId: string
  experienceId: string
  token: string
  createdAt: Date
  expiresAt: Date
}

/** Stores a link in the place of one that has expired; does nothing when there is one that works. */
export async function put({ accountId, experienceId, token, createdAt, expiresAt }: NewLink, trx: Executor) {
  const values = { token, copies: 0, created_at: createdAt, expires_at: expiresAt }
  await trx
    .insertInto('copy_links')
    .values({ ...values, account_id: accountId, experience_id: experienceId })
    .onConflict((conflict) =>
      conflict.column('experience_id').doUpdateSet(values).where('copy_links.expires_at', '<=', createdAt),
    )
    .execute()
}

export async function remove(accountId: string, experienceId: string, db: Executor): Promise<void> {
  await db
    .deleteFrom('copy_links')
    .where('account_id', '=', accountId)
    .where('experience_id', '=', experienceId)
    .execute()
}

/** Returns what a link leads to while it works: its app is there, not taken down, and its account open. The token is the key. */
export const findByToken = (token: string, now: Date, db: Executor) =>
  db
    .selectFrom('copy_links as c')
    .innerJoin('experiences as e', 'e.experience_id', 'c.experience_id')
    .innerJoin('accounts as a', 'a.account_id', 'c.account_id')
    .select(['c.account_id', 'c.experience_id', 'c.expires_at'])
    .select(
      sql<string>`case when a.name <> '' then a.name else coalesce((select ${personName('u')}
        from account_members o join auth_user u on u.id = o.user_id
        where o.account_id = a.account_id and o.role = 'owner' and u.name <> '' order by o.joined_at limit 1), '') end`.as(
        'shared_by',
      ),
    )
    .where('c.token', '=', token)
    .where('c.expires_at', '>', now)
    .where('e.deleted_at', 'is', null)
    .where('a.status', '<>', 'INACTIVE')
    .where(notTakenDown)
    .executeTakeFirst()

/** Counts a copy; returns false when the link was ended meanwhile. */
export async function countCopy(token: string, now: Date, trx: Executor): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('copy_links')
    .set({ copies: sql<number>`copies + 1` })
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
