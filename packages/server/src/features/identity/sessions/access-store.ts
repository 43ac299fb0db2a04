import type { Role } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { membersAhead, seatOrder } from '../../../platform/db/members-ahead.ts'

/** Who a session belongs to, and the account it has open. */
export interface AccessRow {
  session_id: string
  used_at: Date
  person_id: string
  account_id: string
  identity_id: string
  status: string
  access_level: number
  role: Role
  /** How many people of the account have their seat before this one. */
  ahead: number
}

/**
 * Finds who a session belongs to, and the account it has open: the chosen one, else one's own, else one that one owns,
 * else the oldest. One query for every signed-in request.
 */
export const findAccess = (token: string, now: Date, db: Executor): Promise<AccessRow | undefined> =>
  db
    .selectFrom('auth_session as s')
    .innerJoin('account_members as m', 'm.user_id', 's.user_id')
    .innerJoin('accounts as a', 'a.account_id', 'm.account_id')
    .select(['s.id as session_id', 's.updated_at as used_at', 's.user_id as person_id'])
    .select(['m.account_id', 'm.role', 'a.identity_id', 'a.status', 'a.access_level'])
    .select(membersAhead.as('ahead'))
    .where('s.token', '=', token)
    .where('s.expires_at', '>', now)
    .orderBy(sql`m.account_id = coalesce(s.active_account_id, s.user_id) desc`)
    .orderBy(sql`m.account_id = s.user_id desc`)
    .orderBy(seatOrder('m'))
    .limit(1)
    .executeTakeFirst()

/** Opens the account in this session; later sessions of the person begin there. */
export async function setActiveAccount(token: string, accountId: string, now: Date, db: Executor): Promise<void> {
  await sql`with session as (
      update auth_session set active_account_id = ${accountId} where token = ${token} returning user_id)
    update account_members m set opened_at = ${now} from session
    where m.user_id = session.user_id and m.account_id = ${accountId}`.execute(db)
}

/** Finds the account that a person opened last, if they ever chose one and still belong to it. */
export async function findRecentAccount(userId: string, db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_members')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('opened_at', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.account_id
}

export async function countAccounts(userId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('account_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}
