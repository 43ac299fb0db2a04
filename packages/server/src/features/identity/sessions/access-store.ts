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

export const setActiveAccount = (token: string, accountId: string, db: Executor) =>
  db.updateTable('auth_session').set({ active_account_id: accountId }).where('token', '=', token).execute()
