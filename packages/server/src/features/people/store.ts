import type { Role } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { personName } from '../../platform/db/person-name.ts'
import { membersAhead, seatOrder } from '../../platform/db/members-ahead.ts'

export interface MemberRow {
  person_id: string
  name: string
  email: string
  role: Role
  joined_at: Date
}

/** Lists the people of an account in the order of their seats. */
export const listMembers = (accountId: string, db: Executor): Promise<MemberRow[]> =>
  db
    .selectFrom('account_members as m')
    .innerJoin('auth_user as u', 'u.id', 'm.user_id')
    .select(['m.user_id as person_id', 'u.name', 'u.email', 'm.role', 'm.joined_at'])
    .where('m.account_id', '=', accountId)
    .orderBy(seatOrder('m'))
    .execute()

export interface MembershipRow {
  account_id: string
  name: string
  role: Role
  access_level: number
  ahead: number
  owners: string[]
}

/** Lists the accounts that a person belongs to, their own first. An account without a name has that of its first owner. */
export const listMemberships = (personId: string, db: Executor): Promise<MembershipRow[]> =>
  db
    .selectFrom('account_members as m')
    .innerJoin('accounts as a', 'a.account_id', 'm.account_id')
    .select(['m.account_id', 'a.name', 'm.role', 'a.access_level'])
    .select([membersAhead.as('ahead'), ownersOf.as('owners')])
    .where('m.user_id', '=', personId)
    .orderBy(sql`m.account_id = ${personId} desc`)
    .orderBy(seatOrder('m'))
    .execute()

const ownersOf = sql<string[]>`array(select ${personName('u')}
  from account_members o join auth_user u on u.id = o.user_id
  where o.account_id = m.account_id and o.role = 'owner' order by ${seatOrder('o')})`

/** Returns the role of a person, or undefined. Call it under the account's lock before changing something. */
export async function findRole(accountId: string, personId: string, db: Executor): Promise<Role | undefined> {
  const row = await db
    .selectFrom('account_members')
    .select('role')
    .where('account_id', '=', accountId)
    .where('user_id', '=', personId)
    .executeTakeFirst()
  return row?.role
}

export async function countOwners(accountId: string, trx: Executor): Promise<number> {
  const row = await trx
    .selectFrom('account_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return row.count
}

export const addMember = (
  member: { account_id: string; user_id: string; role: Role; joined_at: Date },
  trx: Executor,
) => trx.insertInto('account_members').values(member).execute()

export const setRole = (accountId: string, personId: string, role: Role, trx: Executor) =>
  trx
    .updateTable('account_members')
    .set({ role })
    .where('account_id', '=', accountId)
    .where('user_id', '=', personId)
    .execute()

/** Ends a membership, with the previews that this person opened; phones that follow them are notified. */
export async function removeMember(accountId: string, personId: string, trx: Executor): Promise<void> {
  await trx.deleteFrom('account_members').where('account_id', '=', accountId).where('user_id', '=', personId).execute()
  await sql`with ended as (
      delete from twins where account_id = ${accountId} and opened_by = ${personId} returning twin_id)
    select pg_notify('twins', twin_id) from ended`.execute(trx)
}

export const findPerson = (personId: string, db: Executor) =>
  db.selectFrom('auth_user').select(['name', 'email', 'email_verified']).where('id', '=', personId).executeTakeFirst()

export const findAccountName = (accountId: string, db: Executor) =>
  db.selectFrom('accounts').select('name').where('account_id', '=', accountId).executeTakeFirst()

export async function findAccessLevel(accountId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select('access_level')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.access_level ?? 0
}
